import { describe, expect, test } from 'vitest'
import { inf } from '../../../support/scenes/start.ts'

describe('INF-TURN-03 neutral powers take their turns', () => {
  test('allowed: neutral Italy buys, moves and collects in its place', () => {
    const g = inf({ power: 'france', phase: 'income', round: 1 })
    g.endPhase()
    expect(g.turn).toEqual({ round: 1, power: 'italy', phase: 'purchase' })
    g.do({ type: 'purchase', units: { infantry: 1 } })
  })

  test('allowed: the neutral United States closes the round', () => {
    const g = inf({ power: 'britain', phase: 'income', round: 1 })
    g.endPhase()
    expect(g.turn).toEqual({ round: 1, power: 'usa', phase: 'purchase' })
    for (let i = 0; i < 5; i++) g.endPhase()
    expect(g.turn).toEqual({ round: 2, power: 'austria-hungary', phase: 'purchase' })
  })

  test('not: neither is passed over', () => {
    const g = inf({ power: 'france', phase: 'income', round: 1 }).until('ottoman', 'purchase')
    expect(g.past('turn-skipped')).toEqual([])
    expect(g.past('turn-opened').map((e) => e.power)).toEqual(['italy', 'ottoman'])
  })
})
