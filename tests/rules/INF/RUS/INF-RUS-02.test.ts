import { describe, expect, test } from 'vitest'
import { at, engine } from '../../../support/game.ts'
import { TREATY_LAND, treaty, treatyComes, treatyDue } from '../../../support/scenes/revolution.ts'

describe('INF-RUS-02 peace is not a choice', () => {
  test('allowed: in any round, without an option chosen and without a question', () => {
    for (const round of [1, 2, 9]) expect(treatyComes({ round }), `round ${round}`).toBe(true)
    const g = treaty()
    expect(g.decision).toBeNull()
    expect(g.past('revolution-broke-out')).toMatchObject([{ power: 'russia', rule: 'INF-RUS-02' }])
  })

  test('not: it is no option of this ruleset', () => {
    const info = engine.rulesets().find((r) => r.id === 'influence')
    expect(info?.options.map((o) => o.id)).not.toContain('russian-revolution')
  })

  test('not: the standard game knows no such peace', () => {
    const g = at({ phase: 'combat', control: TREATY_LAND })
    g.endPhase()
    expect(g.situation.revolution).toBe(false)
  })

  test('edge: before the phase has ended nothing has happened, and it comes only once', () => {
    expect(treatyDue().situation.revolution).toBe(false)
    const g = treaty()
    g.until('france', 'purchase')
    expect(g.past('revolution-broke-out')).toHaveLength(1)
  })
})
