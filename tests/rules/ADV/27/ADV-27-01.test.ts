import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { end } from '../../../support/scenes/actions.ts'
import { advLate } from '../../../support/scenes/start.ts'

const entering = (power: 'britain' | 'russia' | 'usa', round = 3) =>
  advLate({
    power,
    round,
    usaAtWar: true,
    control: { bulgaria: power },
    units: { bulgaria: { [power]: { infantry: 2 } } },
  }).after(move('bulgaria', 'greece', { infantry: 1 }), end)

describe('ADV-27-01 Greece joins the Allies from round 3', () => {
  test('allowed: whichever Ally enters controls it, has its army and is paid', () => {
    for (const power of ['britain', 'russia', 'usa'] as const) {
      const g = entering(power)
      expect(g.control('greece')).toBe(power)
      expect(g.units('greece')).toEqual({ [power]: { infantry: 4, artillery: 1 } })
      const income = advLate({ power, round: 3, usaAtWar: true, control: { bulgaria: power } }).production(power)
      expect(g.production(power)).toBe(income + 2)
      expect(g.battles).toEqual([])
    }
  })

  test('allowed: it is friendly to the Allies and hostile to the Central Powers', () => {
    const g = advLate({ round: 3 })
    expect([g.status('greece', 'italy'), g.status('greece', 'ottoman')]).toEqual(['friendly', 'hostile'])
  })

  test('refused: the neutral United States does not enter', () => {
    const g = advLate({
      power: 'usa',
      round: 3,
      usaAtWar: false,
      units: { bulgaria: { usa: { infantry: 2 } } },
      control: { bulgaria: 'usa' },
    })
    g.refuse({ type: 'move', from: 'bulgaria', path: ['greece'], units: { infantry: 1 } }, 'STD-POL-20')
  })

  test('not: in round 2 nobody comes as a friend', () => {
    const g = entering('britain', 2)
    expect(g.decision?.rule).toBe('STD-POL-14')
  })
})
