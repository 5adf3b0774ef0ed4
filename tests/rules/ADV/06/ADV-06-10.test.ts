import { describe, expect, test } from 'vitest'
import { dive, leave, stay } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'

describe('ADV-06-10 first shots and normal fire are one round', () => {
  test('allowed: both belong to round 1, and the next begins with first shots again', () => {
    const g = fight({ submarine: 1, cruiser: 1 }, { britain: { cruiser: 1 } }, [6, 6, 6, 6, 6, 6])
    g.do(dive(0))
    g.do(stay)
    g.do(stay)
    g.do(dive(0))
    expect(g.past('fired').map((e) => [e.step, e.round])).toEqual([
      ['sea-first-attack', 1],
      ['sea-attack', 1],
      ['sea-defence', 1],
      ['sea-first-attack', 2],
      ['sea-attack', 2],
      ['sea-defence', 2],
    ])
  })

  test('refused: no choice to leave between the two', () => {
    const g = fight({ submarine: 1, cruiser: 1 }, { britain: { cruiser: 1 } }, [6, 6, 6])
    g.refuse(leave, 'CONTRACT')
    g.do(dive(0))
    expect(g.past('sea-round-ended')).toEqual([])
    expect(g.past('decision-asked').filter((e) => e.kind === 'disengage')).toHaveLength(1)
  })
})
