import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-POL-25 the moment of war', () => {
  test('allowed: its attacked ships defend as belligerents', () => {
    const g = at({ phase: 'combat', queue: [6, 1], units: { sz2: { germany: { cruiser: 1 }, usa: { cruiser: 1 } } } })
    g.do({ type: 'attack', space: 'sz2', usa: true })
    const order = g.events().map((e) => e.type)
    expect(order.indexOf('war-entered')).toBeLessThan(order.indexOf('fired'))
    expect(g.units('sz2')).toEqual({ usa: { cruiser: 1 } })
    g.exhausted()
  })

  test('allowed: lost income brings the war at once', () => {
    const g = at({
      power: 'usa',
      phase: 'income',
      submarineWarfare: true,
      queue: [1],
      units: { sz8: { germany: { submarine: 1 } } },
    })
    g.endPhase()
    const order = g.events().map((e) => e.type)
    expect(order.indexOf('war-entered')).toBeGreaterThan(order.indexOf('merchantmen-sunk'))
    expect(order.indexOf('war-entered')).toBeLessThan(order.indexOf('income-collected'))
    expect(g.treasury('usa')).toBe(39)
  })

  test('not: the war is never undone', () => {
    const g = at({ round: 1, usaAtWar: true, power: 'usa', phase: 'purchase' })
    g.until('britain', 'move').until('usa', 'purchase')
    expect(g.situation.usaAtWar).toBe(true)
    expect(g.past('war-entered')).toEqual([])
  })

  test('edge: ships that came while it was neutral meet no mines when they attack', () => {
    const g = at({ queue: [6, 6], units: { sz2: { germany: { cruiser: 1 } }, sz1: { usa: { cruiser: 1 } } } })
    g.move('sz2', 'sz1', { cruiser: 1 })
    g.endPhase()
    g.do({ type: 'attack', space: 'sz1', usa: true })
    g.exhausted()
    expect(g.past('mine-rolled')).toEqual([])
  })
})
