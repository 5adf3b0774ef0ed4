import { describe, expect, test } from 'vitest'
import { atPeace, treaty } from '../../../support/scenes/revolution.ts'
import { dice } from '../../../support/scenes/told.ts'

const army = { russia: { infantry: 3, artillery: 1 } }

describe('INF-RUS-12 Russia’s minors fight on', () => {
  test('allowed: Russian pieces in Serbia, Romania and Khiva Khanate stay', () => {
    const g = treaty({ units: { serbia: army, romania: army, 'khiva-khanate': army } })
    for (const space of ['serbia', 'romania', 'khiva-khanate']) {
      expect(g.units(space), space).toEqual(army)
      expect(g.control(space), space).toBe('russia')
    }
  })

  test('allowed: they meet whoever attacks them with all their dice', () => {
    const g = atPeace({ units: { romania: army, galicia: { germany: { infantry: 3 } } }, queue: Array(6).fill(6) })
    g.move('galicia', 'romania', { infantry: 2 })
    expect(g.control('romania')).toBe('contested')
    g.endPhase()
    expect(g.battles).toMatchObject([{ space: 'romania', required: true }])
    g.attack('romania')
    expect(dice(g, 'defence', 'defender')).toEqual(['russia artillery 1@3', 'russia infantry 3@3'])
  })

  test('not: Russian pieces elsewhere neither stay nor fight', () => {
    const g = treaty({
      units: { bulgaria: { ...army, ottoman: { infantry: 1 } }, greece: army },
      control: { karelia: 'germany', poland: 'germany', greece: 'britain' },
    })
    expect(g.units('bulgaria')).toEqual({ ottoman: { infantry: 1 } })
    expect(g.units('greece')).toEqual({})
  })

  test('edge: a contested minor stays contested, with its army in it', () => {
    const g = treaty({ units: { serbia: { ...army, 'austria-hungary': { infantry: 2 } } } })
    expect(g.control('serbia')).toBe('contested')
    expect(g.units('serbia').russia).toEqual(army.russia)
  })
})
