import { describe, expect, test } from 'vitest'
import type { PowerId } from '../../../../src/engine/index.ts'
import { at, engine } from '../../../support/game.ts'
import { inf, infOpening } from '../../../support/scenes/start.ts'

const yearOfEntry = (power: PowerId): number | undefined => {
  const late = engine.dataOf(inf().state).lateEntries.find((entry) => entry.power === power)
  return late && engine.dateOf(inf({ round: late.entersRound }).state).year
}

describe('INF-TURN-02 round n is the year 1913 + n', () => {
  test('allowed: Italy enters in round 2, 1915, and America in round 4, 1917', () => {
    expect(yearOfEntry('italy')).toBe(1915)
    expect(yearOfEntry('usa')).toBe(1917)
    expect(engine.dateOf(infOpening().state)).toEqual({ year: 1914, season: null })
  })

  test('not: neither is at war in the year before', () => {
    expect(inf({ round: 1 }).situation.italyAtWar).toBe(false)
    expect(inf({ round: 3 }).situation.usaAtWar).toBe(false)
    expect(inf({ round: 2 }).situation.italyAtWar).toBe(true)
    expect(inf({ round: 4 }).situation.usaAtWar).toBe(true)
  })

  test('not: the half-years of the standard game', () => {
    expect(engine.dateOf(at({ round: 2 }).state)).toEqual({ year: 1915, season: 'spring' })
    expect(engine.dateOf(at({ round: 4 }).state)).toEqual({ year: 1916, season: 'spring' })
  })
})
