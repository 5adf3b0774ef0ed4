import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'

describe('ADV-04-02 an ace hit removes', () => {
  test('allowed: one enemy fighter for each', () => {
    const g = battle({ infantry: 1, fighter: 2 }, { france: { infantry: 1, fighter: 2 } }, [1, 1, 6, 6, 6, 6, 6, 6])
    expect(g.units('lorraine').france).toEqual({ infantry: 1 })
    expect(g.past('air-supremacy')).toMatchObject([{ side: 'attacker' }])
  })

  test('edge: what is not hit stays', () => {
    const g = battle({ infantry: 1, fighter: 1 }, { france: { infantry: 1, fighter: 2 } }, [1, 6, 1, 6, 6, 6])
    expect(g.units('lorraine').france).toEqual({ infantry: 1, fighter: 1 })
  })
})
