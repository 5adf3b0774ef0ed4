import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'

describe('ADV-04-05 both sides roll first', () => {
  test('allowed: two aces remove each other', () => {
    const g = battle({ infantry: 1, fighter: 1 }, { france: { infantry: 1, fighter: 1 } }, [1, 1, 6, 6])
    expect(g.units('lorraine')).toEqual({ germany: { infantry: 1 }, france: { infantry: 1 } })
  })

  test('not: nothing is applied before the defender has rolled', () => {
    const g = battle({ infantry: 1, fighter: 1 }, { france: { infantry: 1, fighter: 1 } }, [1, 2, 6, 6])
    const order = g.history.filter((e) => e.type === 'fired' || e.type === 'units-lost' || e.type === 'fighters-damaged')
    expect(order.slice(0, 4).map((e) => e.type)).toEqual(['fired', 'fired', 'units-lost', 'fighters-damaged'])
    expect(g.units('lorraine')).toEqual({ germany: { infantry: 1, fighter: 1 }, france: { infantry: 1 } })
  })
})
