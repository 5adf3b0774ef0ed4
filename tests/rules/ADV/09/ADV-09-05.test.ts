import { describe, expect, test } from 'vitest'
import { leave, lose, stay } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'
import { outcome, rolls } from '../../../support/scenes/told.ts'

describe('ADV-09-05 the side with more cruisers adds 1', () => {
  test('allowed: the attacker with two against one', () => {
    const g = fight({ cruiser: 2 }, { britain: { cruiser: 1 } }, [6, 6, 6, 3, 3])
    g.do(leave)
    g.do(stay)
    expect(rolls(g)).toEqual(['attacker leaves 3+1', 'defender stays 3+0'])
    expect(outcome(g)).toBe('broken-off')
  })

  test('allowed: the defender, for going on as well', () => {
    const g = fight({ battleship: 2 }, { britain: { cruiser: 3 } }, [6, 6, 6, 6, 6, 3, 3, 6, 6, 6, 6, 6])
    g.do(leave)
    g.do(stay)
    expect(rolls(g)).toEqual(['attacker leaves 3+0', 'defender stays 3+1'])
    expect(outcome(g)).toBeUndefined()
  })

  test('not: nobody with equal cruisers, or for cruisers sunk', () => {
    const g = fight({ cruiser: 2, battleship: 1 }, { britain: { cruiser: 1, destroyer: 1 } }, [6, 6, 6, 6, 3, 5, 2])
    g.do(lose('germany', { cruiser: 1 }))
    g.do(leave)
    g.do(stay)
    expect(rolls(g)).toEqual(['attacker leaves 5+0', 'defender stays 2+0'])
  })
})
