import { describe, expect, test } from 'vitest'
import { dive } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-06-01 submarines fire first unless the enemy has a destroyer', () => {
  test('allowed: both sides, where neither has one', () => {
    const g = fight({ submarine: 1 }, { britain: { submarine: 1, transport: 1 } }, [6, 6])
    g.do(dive(0))
    g.do(dive(0))
    expect(volleys(g)).toEqual([
      ['sea-first-attack', '1 submarine at 2'],
      ['sea-first-defence', '1 submarine at 2'],
    ])
  })

  test('allowed: one side, where only that side has a destroyer', () => {
    const g = fight({ submarine: 1, destroyer: 1 }, { britain: { submarine: 1, cruiser: 1 } }, [6, 6, 6, 6])
    g.do(dive(0))
    g.do(dive(0))
    expect(volleys(g)).toEqual([
      ['sea-first-attack', '1 submarine at 2'],
      ['sea-attack', '1 destroyer at 2'],
      ['sea-defence', '1 submarine at 2', '1 cruiser at 3'],
    ])
  })

  test('not: neither, where both have one', () => {
    const g = fight({ submarine: 1, destroyer: 1 }, { britain: { submarine: 1, destroyer: 1 } }, [6, 6, 6, 6])
    g.do(dive(0))
    g.do(dive(0))
    expect(volleys(g).map(([step]) => step)).toEqual(['sea-attack', 'sea-defence'])
  })
})
