import { describe, expect, test } from 'vitest'
import { dive } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-05-02 destroyers keep submarines from firing first', () => {
  test('allowed: submarines fire with the others while the enemy has a destroyer', () => {
    const g = fight({ submarine: 1 }, { britain: { destroyer: 1 } }, [6, 6])
    g.do(dive(0))
    expect(volleys(g)).toEqual([
      ['sea-attack', '1 submarine at 2'],
      ['sea-defence', '1 destroyer at 2'],
    ])
  })

  test('not: a destroyer that submarines sink in that normal fire is not spared its own die', () => {
    const g = fight({ submarine: 1 }, { britain: { destroyer: 1 } }, [1, 1])
    g.do(dive(0))
    expect(g.units('sz5')).toEqual({})
  })

  test('edge: a cruiser does not keep them from it', () => {
    const g = fight({ submarine: 1 }, { britain: { cruiser: 1 } }, [1])
    g.do(dive(0))
    expect(volleys(g)).toEqual([['sea-first-attack', '1 submarine at 2']])
    expect(g.units('sz5')).toEqual({ germany: { submarine: 1 } })
  })
})
