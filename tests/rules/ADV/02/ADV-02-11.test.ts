import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-02-11 what a tipped tank does', () => {
  test('allowed: it fires, and an upright one stops a hit of the ordinary fire', () => {
    const g = battle({ infantry: 1, tank: 2 }, { france: { infantry: 2, 'machine-gun': 1 } }, [1, 6, 6, 6, 1, 6])
    expect(volleys(g)[1]).toEqual(['attack', '2 tank at 2', '1 infantry at 2'])
    expect(g.past('fired')[2]).toMatchObject({ step: 'defence', hits: 1, absorbed: 1 })
    expect(g.units('lorraine').germany).toEqual({ infantry: 1, tank: 2 })
  })

  test('not: a tipped tank stops no hit of the ordinary fire', () => {
    const g = battle({ infantry: 2, tank: 1 }, { france: { infantry: 1, 'machine-gun': 1 } }, [1, 6, 6, 6, 1])
    expect(g.past('fired')[2]).toMatchObject({ step: 'defence', hits: 1, absorbed: 0 })
    expect(g.decision).toMatchObject({ by: 'germany', kind: 'casualties', count: 1 })
  })
})
