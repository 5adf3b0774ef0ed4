import { describe, expect, test } from 'vitest'
import { inf } from '../../../support/scenes/start.ts'

describe('INF-USA-01 the United States joins as round 4 opens', () => {
  test('allowed: at war from the first turn of round 4', () => {
    const g = inf({ power: 'usa', phase: 'income', round: 3 })
    g.endPhase()
    expect(g.turn).toMatchObject({ round: 4, power: 'austria-hungary' })
    expect(g.situation.usaAtWar).toBe(true)
    expect(g.events('war-entered')).toEqual([{ type: 'war-entered', power: 'usa', cause: 'date', rule: 'INF-USA-01' }])
  })

  test('allowed: if it is at war already nothing more happens', () => {
    const g = inf({ power: 'usa', phase: 'income', round: 3, usaAtWar: true })
    g.endPhase()
    expect(g.events('war-entered')).toEqual([])
  })

  test('edge: neutral through its turn of round 3, and as round 3 opens', () => {
    const g = inf({ power: 'usa', phase: 'income', round: 2 })
    g.endPhase()
    expect(g.turn.round).toBe(3)
    expect(g.situation.usaAtWar).toBe(false)
    expect(inf({ power: 'usa', round: 3, phase: 'income' }).situation.usaAtWar).toBe(false)
  })
})
