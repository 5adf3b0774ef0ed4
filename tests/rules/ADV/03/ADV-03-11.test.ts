import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'
import { bearers, volleys } from '../../../support/scenes/told.ts'

const spent = (die: number) =>
  battle({ infantry: 1, artillery: 1, 'poison-gas': 1 }, { france: { infantry: 2 } }, [die, 6, 6, 6]).after({
    type: 'gas',
    count: 1,
  })

describe('ADV-03-11 a 5 or 6: nothing', () => {
  test('allowed: nobody is weakened, and no other die falls', () => {
    for (const die of [5, 6]) {
      const g = spent(die)
      expect(volleys(g)).toEqual([
        ['attack', '1 infantry at 2'],
        ['defence', '2 infantry at 3'],
      ])
      g.exhausted()
    }
  })

  test('not: the marker does not come back', () => {
    expect(bearers(spent(6), 'lorraine')).toBe(0)
  })
})
