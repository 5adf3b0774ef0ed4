import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-MIN-07 ships that began the turn in the zone', () => {
  test('allowed: they stay, or sail out, without a die', () => {
    const g = at({ power: 'germany', units: { sz9: { germany: { cruiser: 2 } } }, queue: [1, 1] })
    g.move('sz9', 'sz10', { cruiser: 1 })
    g.endPhase()
    expect(g.units('sz9')).toEqual({ germany: { cruiser: 1 } })
    expect(g.units('sz10')).toEqual({ germany: { cruiser: 1 } })
    expect(g.diceLeft).toBe(2)
  })

  test('allowed: a transport that began there loads and lands without one', () => {
    const g = at({
      power: 'germany',
      units: { sz9: { germany: { transport: 1 } }, belgium: { germany: { infantry: 2 } } },
      queue: [1],
    })
    const id = g.transport('sz9')
    g.do({ type: 'load', from: 'belgium', transport: id, units: { infantry: 1 } })
    g.do({ type: 'offload', transport: id, to: 'yorkshire', units: { infantry: 1 } })
    expect(g.units('yorkshire')).toEqual({ germany: { infantry: 1 } })
    expect(g.diceLeft).toBe(1)
  })

  test('holds: one that left and came back rolls', () => {
    const g = at({ power: 'germany', units: { sz9: { germany: { cruiser: 2 } } }, queue: [1] })
    g.move('sz9', ['sz10', 'sz9'], { cruiser: 1 })
    g.endPhase()
    expect(g.units('sz9')).toEqual({ germany: { cruiser: 1 } })
    expect(g.events('mine-rolled')).toHaveLength(1)
    g.exhausted()
  })

  test('edge: on its next turn a survivor that stayed does not roll again', () => {
    const g = at({ power: 'germany', units: { sz10: { germany: { cruiser: 1 } } }, queue: [2, 1] })
    g.move('sz10', 'sz9', { cruiser: 1 })
    g.until('france', 'purchase').until('germany', 'move')
    g.endPhase()
    expect(g.units('sz9')).toEqual({ germany: { cruiser: 1 } })
    expect(g.past('mine-rolled')).toHaveLength(1)
  })
})
