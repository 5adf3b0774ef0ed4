import { describe, expect, test } from 'vitest'
import { leave, stay } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'
import { outcome, rolls } from '../../../support/scenes/told.ts'

describe('ADV-09-06 a tie goes to the side with more cruisers', () => {
  test('allowed: of modified results that are equal it wins', () => {
    const g = fight({ cruiser: 2 }, { britain: { cruiser: 1 } }, [6, 6, 6, 3, 4])
    g.do(leave)
    g.do(stay)
    expect(rolls(g)).toEqual(['attacker leaves 3+1', 'defender stays 4+0'])
    expect(outcome(g)).toBe('broken-off')
  })

  test('not: with equal cruisers nobody has won, and both throw again', () => {
    const g = fight({ cruiser: 1 }, { britain: { cruiser: 1 } }, [6, 6, 3, 3, 5, 5, 2, 1])
    g.do(leave)
    g.do(stay)
    expect(rolls(g)).toHaveLength(6)
    expect(outcome(g)).toBe('broken-off')
    g.exhausted()
  })
})
