import { describe, expect, test } from 'vitest'
import { adv, advOpening } from '../../../support/scenes/start.ts'

describe('ADV-00-02 rounds and years', () => {
  test('allowed: the first year is round 1, and a rule of a year begins with its round', () => {
    expect(advOpening().turn.round).toBe(1)
    // Italy is at war from 1915, round 2.
    expect([advOpening().situation.italyAtWar, adv({ round: 2 }).situation.italyAtWar]).toEqual([false, true])
  })

  test('allowed: after the last power of a year comes the next', () => {
    const g = adv({ round: 1, power: 'usa', phase: 'income' })
    g.endPhase()
    expect(g.past('round-opened')).toMatchObject([{ round: 2 }])
    expect(g.situation.italyAtWar).toBe(true)
  })

  test('edge: 1917 does not begin before round 4', () => {
    const war = (round: number) => adv({ round, power: 'austria-hungary' }).situation.usaAtWar
    expect([1, 2, 3, 4].map(war)).toEqual([false, false, false, true])
  })
})
