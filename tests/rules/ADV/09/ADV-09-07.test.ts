import { describe, expect, test } from 'vitest'
import { dive, leave, stay } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'
import { outcome, rolls } from '../../../support/scenes/told.ts'

describe('ADV-09-07 a side of submarines alone: cruisers do not count', () => {
  const boats = (queue: number[]) =>
    fight({ cruiser: 3 }, { britain: { submarine: 1 } }, [6, 6, 6, 6, ...queue]).after(dive(0), dive(0))

  test('allowed: the cruisers add nothing', () => {
    const g = boats([4, 5])
    g.do(leave)
    g.do(stay)
    expect(rolls(g)).toEqual(['attacker leaves 4+0', 'defender stays 5+0'])
  })

  test('not: they do not break a tie, which is thrown again', () => {
    const g = boats([4, 4, 6, 1])
    g.do(leave)
    g.do(stay)
    expect(rolls(g)).toHaveLength(4)
    expect(outcome(g)).toBe('broken-off')
    g.exhausted()
  })
})
