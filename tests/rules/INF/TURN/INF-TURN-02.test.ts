import { describe, expect, test } from 'vitest'
import type { PowerId } from '../../../../src/engine/index.ts'
import { engine, inf } from '../../../support/influence.ts'

const year = (round: number): number => 1913 + round
const entryOf = (power: PowerId): number =>
  engine.dataOf(inf().state).lateEntries.find((late) => late.power === power)?.entersRound ?? 0

describe('INF-TURN-02 round n is the year 1913 + n', () => {
  test('allowed: Italy enters in round 2, 1915, and America in round 4, 1917', () => {
    expect(year(entryOf('italy'))).toBe(1915)
    expect(year(entryOf('usa'))).toBe(1917)
  })

  test('refused: neither is at war in the year before', () => {
    expect(inf({ round: 1 }).situation.italyAtWar).toBe(false)
    expect(inf({ round: 3 }).situation.usaAtWar).toBe(false)
    expect(inf({ round: 2 }).situation.italyAtWar).toBe(true)
    expect(inf({ round: 4 }).situation.usaAtWar).toBe(true)
  })
})
