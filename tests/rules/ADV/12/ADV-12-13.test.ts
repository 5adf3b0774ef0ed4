import { describe, expect, test } from 'vitest'
import { coastal } from '../../../support/scenes/actions.ts'
import { storm } from '../../../support/scenes/coast.ts'

describe('ADV-12-13 a 5 or 6 misses', () => {
  const fired = (dice: number[]) =>
    storm({
      fleet: { cruiser: 1 },
      belgium: { germany: { infantry: 1, artillery: 4 } },
      queue: [...dice, ...Array(9).fill(6)],
    }).after(coastal(2))

  test('allowed: everything comes ashore', () => {
    const g = fired([5, 6])
    expect(g.past('coastal-fired')).toMatchObject([{ dice: [5, 6], toll: { hit: 0, infantry: 0, transport: 0, ship: 0 } }])
    expect(g.past('units-landed').map((e) => e.units)).toEqual([{ infantry: 2 }])
  })

  test('not: neither counts for anything beside a die that does', () => {
    const g = fired([5, 2])
    expect(g.past('cargo-hit')).toHaveLength(1)
    expect(g.past('ship-driven-off')).toEqual([])
    expect(g.past('fleet-hit')).toEqual([])
  })
})
