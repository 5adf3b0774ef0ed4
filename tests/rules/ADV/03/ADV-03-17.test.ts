import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'
import { bearers, volleys } from '../../../support/scenes/told.ts'

const fired = () =>
  battle({ infantry: 1, artillery: 2, 'poison-gas': 2 }, { france: { infantry: 1 } }, [6, 6, 6, 6]).after({
    type: 'gas',
    count: 1,
  })

describe('ADV-03-17 a gun that has fired gas', () => {
  test('allowed: it is plain artillery from then on', () => {
    const g = fired()
    expect(bearers(g, 'lorraine')).toBe(1)
    expect(g.units('lorraine').germany).toEqual({ infantry: 1, artillery: 2 })
  })

  test('not: it throws no die in the ordinary fire', () => {
    expect(volleys(fired())[0]).toEqual(['attack', '1 artillery at 3', '1 infantry at 3'])
  })
})
