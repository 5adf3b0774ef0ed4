import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { inf, infOpening } from '../../../support/scenes/start.ts'

describe('INF-ITA-01 Italy is neutral in round 1 and joins as round 2 opens', () => {
  test('allowed: at war from the first turn of round 2', () => {
    const g = inf({ power: 'usa', phase: 'income', round: 1 })
    expect(g.situation.italyAtWar).toBe(false)
    g.endPhase()
    expect(g.turn).toMatchObject({ round: 2, power: 'austria-hungary' })
    expect(g.situation.italyAtWar).toBe(true)
    expect(g.events('war-entered')).toEqual([{ type: 'war-entered', power: 'italy', cause: 'date', rule: 'INF-ITA-01' }])
  })

  test('not: on no side before that', () => {
    const g = infOpening()
    expect(g.status('rome', 'germany')).toBe('neutral')
    expect(g.status('rome', 'france')).toBe('neutral')
    expect(engine.restrictions(g.state, 'italy').map((r) => r.rule)).toEqual(['INF-ITA-03', 'INF-ITA-08'])
    expect(engine.restrictions(inf().state, 'italy')).toEqual([])
  })

  test('edge: the last turn of round 1 still finds it neutral', () => {
    expect(inf({ power: 'usa', round: 1 }).situation.italyAtWar).toBe(false)
    expect(inf({ power: 'austria-hungary', round: 2 }).situation.italyAtWar).toBe(true)
  })
})
