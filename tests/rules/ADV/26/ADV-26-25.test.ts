import { describe, expect, test } from 'vitest'
import { revolution } from '../../../support/scenes/revolution.ts'
import { advLate } from '../../../support/scenes/start.ts'

describe('ADV-26-25 Russian land that another Ally controls stays with it', () => {
  test('allowed: in play, paid, with its army', () => {
    const g = revolution({ control: { kazakhstan: 'britain' }, units: { kazakhstan: { britain: { infantry: 1 } } } })
    expect(g.control('kazakhstan')).toBe('britain')
    expect(g.units('kazakhstan')).toEqual({ britain: { infantry: 1 } })
    expect(g.situation.armistice).toBeUndefined()
  })

  test('allowed: others may enter it', () => {
    const g = advLate({
      power: 'ottoman',
      revolution: true,
      control: { kazakhstan: 'britain', persia: 'ottoman' },
      units: { persia: { ottoman: { infantry: 2 } } },
    })
    g.move('persia', 'kazakhstan', { infantry: 1 })
    g.endPhase()
    expect(g.control('kazakhstan')).toBe('ottoman')
  })

  test('not: it is no part of the Republic', () => {
    const g = revolution({ control: { kazakhstan: 'britain' } })
    expect(g.control('tatarstan')).toBe('russia')
    expect(g.status('kazakhstan', 'france')).toBe('friendly')
    expect(g.status('tatarstan', 'france')).toBe('neutral')
  })
})
