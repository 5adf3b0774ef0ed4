import { describe, expect, test } from 'vitest'
import { at, engine } from '../../support/game.ts'

describe('STD-SET-17 no loans and no gifts', () => {
  test('allowed: a power spends its own credits', () => {
    const g = at({ power: 'france', phase: 'purchase', treasury: { france: 9, britain: 100 } })
    g.do({ type: 'purchase', units: { infantry: 3 } })
    expect([g.treasury('france'), g.treasury('britain')]).toEqual([0, 100])
  })

  test("refused: an ally's credits cannot be used, nor handed over", () => {
    const g = at({ power: 'france', phase: 'purchase', treasury: { france: 9, britain: 100 } })
    g.refuse({ type: 'purchase', units: { infantry: 4 } }, 'STD-PUR-02')
    g.refuse({ type: 'lend', to: 'britain', amount: 3 } as never, 'CONTRACT')
  })

  test('edge: a whole round of passing moves no credit from one power to another', () => {
    const g = at({ round: 1, power: 'austria-hungary', phase: 'purchase' })
    g.until('russia', 'purchase').until('austria-hungary', 'purchase')
    for (const power of engine.POWERS) expect(g.treasury(power), power).toBe(2 * g.production(power))
  })
})
