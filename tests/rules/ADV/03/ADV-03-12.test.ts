import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-03-12 no more than there are', () => {
  test('allowed: a die beyond the infantry reaches all of it', () => {
    const g = battle({ infantry: 1, artillery: 1, 'poison-gas': 1 }, { france: { infantry: 2 } }, [2, 6, 6, 6, 6])
    g.do({ type: 'gas', count: 1 })
    expect(g.past('gas-spread')).toMatchObject([{ dice: [6], defenders: 2 }])
    expect(volleys(g).at(-1)).toEqual(['defence', '2 infantry at 2'])
  })

  test('not: the excess goes nowhere else', () => {
    const g = battle(
      { infantry: 2, artillery: 1, 'poison-gas': 1 },
      { france: { infantry: 1, artillery: 2 } },
      [4, 6, 6, 6, 6, 6, 6, 6],
    )
    g.do({ type: 'gas', count: 1 })
    expect(g.past('infantry-gassed').map((e) => [e.power, e.count])).toEqual([
      ['germany', 2],
      ['france', 1],
    ])
    expect(volleys(g).at(-1)).toEqual(['defence', '2 artillery at 3', '1 infantry at 2'])
  })
})
