import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-02-07 infantry mown down', () => {
  test('allowed: what survives fires', () => {
    const g = battle({ infantry: 3 }, { france: { infantry: 1, 'machine-gun': 1 } }, [4, 6, 6, 6, 6])
    expect(volleys(g)[1]).toEqual(['attack', '3 infantry at 2'])
  })

  test('not: what fell to the first shot does not fire', () => {
    const g = battle({ infantry: 3 }, { france: { infantry: 1, 'machine-gun': 2 } }, [1, 3, 6, 6])
    expect(volleys(g)[1]).toEqual(['attack', '1 infantry at 2'])
    expect(g.units('lorraine').germany).toEqual({ infantry: 1 })
    const types = g.history.map((e) => e.type)
    expect(types.indexOf('units-lost')).toBeLessThan(types.lastIndexOf('fired'))
    g.exhausted()
  })
})
