import { describe, expect, test } from 'vitest'
import { escort, lose } from '../../../support/scenes/actions.ts'
import { raid } from '../../../support/scenes/sea.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-10-12 two fights in one zone', () => {
  test('allowed: hits of the ships fall on ships, those of the escorts on raiders', () => {
    const g = raid(
      'sz4',
      1,
      { germany: { submarine: 1, cruiser: 2 }, britain: { destroyer: 1, cruiser: 2 } },
      [3, 6, 3, 6, 1, 1],
      { treasury: { britain: 5 } },
    )
    g.do(escort(1))
    expect(volleys(g)).toEqual([
      ['sea-attack', '2 cruiser at 3'],
      ['sea-defence', '2 cruiser at 3'],
    ])
    expect(g.units('sz4')).toEqual({ germany: { cruiser: 1 }, britain: { destroyer: 1, cruiser: 1 } })
    expect(g.past('units-lost').map((e) => [e.power, e.step, e.units])).toEqual([
      ['germany', 'sea-defence', { cruiser: 1 }],
      ['britain', 'sea-attack', { cruiser: 1 }],
      ['germany', 'escort', { submarine: 1 }],
    ])
  })

  test('refused: to give a hit to a raider or an escort', () => {
    const g = raid(
      'sz4',
      1,
      { germany: { submarine: 1, cruiser: 1, destroyer: 1 }, britain: { destroyer: 1, cruiser: 1, battleship: 1 } },
      [6, 1, 6, 4],
    )
    g.do(escort(1))
    expect(g.decision).toMatchObject({ by: 'germany', pool: { germany: { cruiser: 1, destroyer: 1 } } })
    g.refuse(lose('germany', { submarine: 1 }), 'ADV-10-12')
    g.do(lose('germany', { cruiser: 1 }))
    expect(g.decision).toMatchObject({ by: 'britain', pool: { britain: { cruiser: 1, battleship: 1 } } })
    g.refuse(lose('britain', { destroyer: 1 }), 'ADV-10-12')
  })
})
