import { describe, expect, test } from 'vitest'
import { raid } from '../../../support/scenes/sea.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-10-29 with nothing but raiders there is no main fire in round 1', () => {
  const only = (cruisers: number) =>
    raid('sz4', 2, { germany: { submarine: 2, cruiser: cruisers }, britain: { cruiser: 2 } }, [
      ...(cruisers ? [6, 6, 6] : []),
      1,
      1,
    ])

  test('allowed: the raid alone', () => {
    const g = only(0)
    expect(g.past('fired')).toEqual([])
    expect(g.past('convoy-raided')).toHaveLength(1)
    expect(g.decision?.kind).toBe('disengage')
    g.exhausted()
  })

  test('not: where another German ship fights', () => {
    expect(volleys(only(1))).toEqual([
      ['sea-attack', '1 cruiser at 3'],
      ['sea-defence', '2 cruiser at 3'],
    ])
  })
})
