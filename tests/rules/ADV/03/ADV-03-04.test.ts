import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'
import { bearers, volleys } from '../../../support/scenes/told.ts'

const army = { infantry: 1, artillery: 1, 'poison-gas': 1 }

describe('ADV-03-04 gas only in attack', () => {
  test('allowed: the attacker is asked', () => {
    expect(battle(army, { france: { infantry: 1 } }).decision).toMatchObject({ by: 'germany', kind: 'gas', count: 1 })
  })

  test('not: defenders with markers are not', () => {
    const g = battle({ infantry: 1 }, { france: army }, [6, 6, 6])
    expect(g.past('decision-asked')).toEqual([])
    expect(volleys(g)[1]).toEqual(['defence', '1 artillery at 3', '1 infantry at 3'])
    expect(bearers(g, 'lorraine', 'france')).toBe(1)
  })
})
