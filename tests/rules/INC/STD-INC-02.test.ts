import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-INC-02 no income while an enemy holds the capital', () => {
  test('not: nothing is collected, for the phase is skipped', () => {
    const g = at({ power: 'france', phase: 'combat', treasury: { france: 4 }, control: { paris: 'germany' } })
    expect(g.production('france')).toBe(18)
    g.endPhase()
    expect(g.events('phase-skipped')).toContainEqual({
      type: 'phase-skipped',
      power: 'france',
      phase: 'income',
      rule: 'STD-INC-02',
    })
    expect(g.events('income-collected')).toEqual([])
    expect(g.treasury('france')).toBe(4)
    expect(g.turn).toEqual({ round: 2, power: 'britain', phase: 'purchase' })
  })

  test('allowed: a contested capital costs only its own worth', () => {
    const g = at({
      power: 'france',
      phase: 'income',
      treasury: { france: 0 },
      units: { paris: { france: { infantry: 1 }, germany: { infantry: 1 } } },
    })
    g.endPhase()
    expect(g.treasury('france')).toBe(18)
  })

  test('allowed: a capital freed in the same turn pays in that turn', () => {
    const g = at({
      power: 'france',
      treasury: { france: 0 },
      control: { paris: 'germany' },
      units: { brest: { france: { infantry: 1 } } },
    })
    g.move('brest', 'paris', { infantry: 1 })
    g.until('france', 'income')
    g.endPhase()
    expect(g.treasury('france')).toBe(24)
  })
})
