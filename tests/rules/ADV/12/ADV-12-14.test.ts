import { describe, expect, test } from 'vitest'
import { coastal } from '../../../support/scenes/actions.ts'
import { storm } from '../../../support/scenes/coast.ts'

describe('ADV-12-14 1s before 2s before 3s before 4s', () => {
  const fired = (dice: number[], fleet: object = {}) =>
    storm({
      fleet,
      belgium: { germany: { infantry: 1, artillery: 2 * dice.length } },
      queue: [...dice, ...Array(14).fill(6)],
    }).after(coastal(dice.length))
  const results = ['fleet-hit', 'cargo-hit', 'ship-driven-off']

  test('allowed: in this order, however the dice fell', () => {
    const g = fired([4, 3, 2, 1], { cruiser: 2 })
    g.do({ type: 'casualties', lose: { britain: { cruiser: 1 } } })
    expect(g.history.filter((e) => results.includes(e.type)).map((e) => e.type)).toEqual([
      'fleet-hit',
      'cargo-hit',
      'ship-driven-off',
      'ship-driven-off',
    ])
    expect(g.past('ship-driven-off').map((e) => e.ship)).toEqual(['transport', 'cruiser'])
  })

  test('edge: a result without a target does nothing', () => {
    const g = fired([3, 1])
    expect(g.history.filter((e) => results.includes(e.type)).map((e) => e.type)).toEqual(['fleet-hit'])
    expect(g.units('sz9')).toEqual({})
  })
})
