import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'
import { volleys } from '../../../support/scenes/told.ts'

const some = (queue: number[]) =>
  battle({ infantry: 1, artillery: 1, 'poison-gas': 1 }, { france: { infantry: 5 } }, queue).after({ type: 'gas', count: 1 })

describe('ADV-03-09 a 2 or 3: as many as a die says', () => {
  test('allowed: a second die, for the defenders', () => {
    for (const first of [2, 3]) {
      const g = some([first, 4, 6, 6, 6, 6, 6, 6])
      expect(volleys(g).at(-1)).toEqual(['defence', '1 infantry at 3', '4 infantry at 2'])
      g.exhausted()
    }
  })

  test('not: the attackers, who are spared', () => {
    const g = some([2, 4, 6, 6, 6, 6, 6, 6])
    expect(volleys(g)[0]).toEqual(['attack', '1 infantry at 2'])
    expect(g.past('gas-spread')).toMatchObject([{ attackers: 0, defenders: 4 }])
  })
})
