import { describe, expect, test } from 'vitest'
import { at, opening } from '../../support/game.ts'

describe('STD-SET-12 rounds', () => {
  test('allowed: after the United States the round number rises by one', () => {
    const g = at({ round: 1, power: 'usa', phase: 'income' })
    g.endPhase()
    expect(g.turn).toEqual({ round: 2, power: 'austria-hungary', phase: 'purchase' })
    expect(g.events('round-opened')).toEqual([{ type: 'round-opened', round: 2 }])
  })

  test('allowed: a new game starts in round 1', () => {
    expect(opening().turn).toEqual({ round: 1, power: 'austria-hungary', phase: 'purchase' })
  })

  test('not: no other turn ends a round', () => {
    const g = at({ round: 1, power: 'italy', phase: 'income' })
    g.endPhase()
    expect(g.turn).toEqual({ round: 1, power: 'usa', phase: 'purchase' })
    expect(g.events('round-opened')).toEqual([])
  })

  test('edge: a war that is won opens no further round', () => {
    const g = at({
      round: 5,
      power: 'usa',
      phase: 'income',
      control: { paris: 'germany', london: 'germany' },
    })
    g.endPhase()
    expect(g.winner?.side).toBe('central')
    expect(g.turn.round).toBe(5)
  })
})
