import { describe, expect, test } from 'vitest'
import { adv } from '../../../support/scenes/start.ts'

/** Germany declares in this round; the American level in each round from then on. */
const declaredIn = (round: number, rounds: number) => {
  const g = adv({ round, phase: 'purchase', treasury: { germany: 0, britain: 0 } })
  const before = g.production('usa')
  g.do({ type: 'declare-submarine-warfare' })
  const levels = Array.from({ length: rounds }, () => {
    g.until('usa', 'income')
    const level = g.production('usa')
    g.endPhase()
    return level
  })
  return { before, levels }
}

describe('ADV-28-02 unrestricted warfare before round 4', () => {
  test.each([
    [1, [22, 24, 26, 28]],
    [2, [22, 24, 26, 28]],
    [3, [22, 24, 26, 28]],
  ])('allowed: declared in round %i it yields 22 at once and 2 more each round', (round, expected) => {
    expect(declaredIn(round, 4)).toEqual({ before: 20, levels: expected })
  })

  test('edge: without the declaration 20 until round 4', () => {
    for (const round of [1, 2, 3]) expect(adv({ round, power: 'usa', phase: 'income' }).production('usa')).toBe(20)
  })

  test('not: what begins by itself in round 4 is no early declaration', () => {
    const g = adv({ round: 3, power: 'usa', phase: 'income' })
    g.until('usa', 'income')
    expect([g.turn.round, g.production('usa')]).toEqual([3, 20])
    g.endPhase()
    expect([g.turn.round, g.production('usa')]).toEqual([4, 24])
  })
})
