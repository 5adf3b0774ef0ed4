import { describe, expect, test } from 'vitest'
import { dive } from '../../../support/scenes/actions.ts'
import { fight } from '../../../support/scenes/sea.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-06-08 one shot a round', () => {
  test('allowed: a boat that has fired may be a loss, and must be when nothing else is left', () => {
    const g = fight({ submarine: 1 }, { britain: { cruiser: 1 } }, [6, 3])
    g.do(dive(0))
    expect(g.units('sz5')).toEqual({ britain: { cruiser: 1 } })
    g.exhausted()
  })

  test('not: it does not fire with the others', () => {
    const g = fight({ submarine: 2, cruiser: 1 }, { britain: { cruiser: 1 } }, [6, 6, 6, 6])
    g.do(dive(0))
    expect(volleys(g).slice(0, 2)).toEqual([
      ['sea-first-attack', '2 submarine at 2'],
      ['sea-attack', '1 cruiser at 3'],
    ])
  })
})
