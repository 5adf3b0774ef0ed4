import { describe, expect, test } from 'vitest'
import { dive, escort, stay } from '../../../support/scenes/actions.ts'
import { raid } from '../../../support/scenes/sea.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-10-16 from round 2 all fight together', () => {
  const rejoined = () =>
    raid('sz4', 2, { germany: { submarine: 2 }, britain: { destroyer: 2 } }, [1, 1, 6, 6, 6, 6, 1, 6]).after(
      escort(1),
      stay,
      stay,
      dive(0),
    )

  test('allowed: raiders and escorts fire and can be hit', () => {
    const g = rejoined()
    expect(volleys(g)).toEqual([
      ['sea-attack', '2 submarine at 2'],
      ['sea-defence', '2 destroyer at 2'],
    ])
    expect(g.units('sz4').germany).toEqual({ submarine: 1 })
  })

  test('not: no convoy is fought about any more', () => {
    const g = rejoined()
    expect(g.past('convoy-raided')).toHaveLength(1)
    expect(g.past('decision-asked').filter((e) => e.kind === 'convoy' || e.kind === 'escort')).toHaveLength(2)
  })
})
