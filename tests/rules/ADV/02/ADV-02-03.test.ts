import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-02-03 machine guns in attack', () => {
  test('allowed: a 1 hits, and the defender picks what is lost', () => {
    const g = battle({ infantry: 1, 'machine-gun': 1 }, { france: { infantry: 2, artillery: 1 } }, [6, 1, 6, 6, 6])
    expect(g.decision).toMatchObject({ by: 'france', kind: 'casualties', count: 1 })
    g.do({ type: 'casualties', lose: { france: { artillery: 1 } } })
    expect(g.units('lorraine').france).toEqual({ infantry: 2 })
    g.exhausted()
  })

  test('edge: a 2 misses', () => {
    const g = battle({ infantry: 1, 'machine-gun': 1 }, { france: { infantry: 1 } }, [6, 2, 6])
    expect(g.units('lorraine').france).toEqual({ infantry: 1 })
  })

  test('not: attacking machine guns fire no first shot', () => {
    const g = battle({ infantry: 1, 'machine-gun': 1 }, { france: { infantry: 1 } }, [6, 1, 3])
    expect(volleys(g).map(([step]) => step)).toEqual(['attack', 'defence'])
    // The infantry it kills has fired as well.
    expect(g.past('fired')[1]).toMatchObject({ step: 'defence', hits: 1 })
  })
})
