import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'
import { volleys } from '../../../support/scenes/told.ts'

const both = (queue: number[]) =>
  battle({ infantry: 4, artillery: 1, 'poison-gas': 1 }, { france: { infantry: 4 } }, queue).after({ type: 'gas', count: 1 })

describe('ADV-03-10 a 4: both sides', () => {
  test('allowed: the first die is for the attackers, the second for the defenders', () => {
    const g = both([4, 3, 1, 6, 6, 6, 6, 6, 6, 6, 6])
    expect(volleys(g)).toEqual([
      ['attack', '1 infantry at 2', '3 infantry at 1'],
      ['defence', '3 infantry at 3', '1 infantry at 2'],
    ])
    g.exhausted()
  })

  test('not: the other way round', () => {
    const g = both([4, 1, 3, 6, 6, 6, 6, 6, 6, 6, 6])
    expect(g.past('gas-spread')).toMatchObject([{ dice: [1, 3], attackers: 1, defenders: 3 }])
  })
})
