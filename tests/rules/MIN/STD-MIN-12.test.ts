import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-MIN-12 newly mobilized ships do not roll', () => {
  test('allowed: they are placed in a mined zone without a die, and need none the turn after', () => {
    const g = at({ power: 'germany', phase: 'purchase', units: { sz11: { britain: { cruiser: 1 } } }, queue: [1, 1] })
    g.do({ type: 'purchase', units: { cruiser: 1, submarine: 1 } })
    g.until('germany', 'mobilize')
    g.do({ type: 'mobilize', units: { cruiser: 1, submarine: 1 }, to: 'sz11' })
    expect(g.events('mine-rolled')).toEqual([])
    g.until('france', 'purchase')
    expect(g.units('sz11').germany).toEqual({ cruiser: 1, submarine: 1 })
    expect(g.past('mine-rolled')).toEqual([])
    expect(g.diceLeft).toBe(2)
  })

  test('holds: ships that sailed in on the same turn did roll', () => {
    const g = at({ power: 'germany', phase: 'purchase', units: { sz10: { germany: { cruiser: 1 } } }, queue: [6] })
    g.do({ type: 'purchase', units: { cruiser: 1 } })
    g.until('germany', 'move')
    g.move('sz10', 'sz9', { cruiser: 1 })
    g.until('germany', 'mobilize')
    g.do({ type: 'mobilize', units: { cruiser: 1 }, to: 'sz10' })
    g.endPhase()
    expect(g.past('mine-rolled')).toMatchObject([{ zone: 'sz9' }])
    g.exhausted()
  })

  test('edge: beside a base that the enemy contests, among enemy ships', () => {
    const g = at({
      power: 'britain',
      phase: 'purchase',
      units: { sz9: { germany: { cruiser: 1 } }, wales: { germany: { infantry: 1 }, britain: { infantry: 1 } } },
      queue: [1],
    })
    g.do({ type: 'purchase', units: { submarine: 1 } })
    g.until('britain', 'mobilize')
    g.do({ type: 'mobilize', units: { submarine: 1 }, to: 'sz9' })
    expect(g.units('sz9').britain).toEqual({ submarine: 1 })
    expect(g.diceLeft).toBe(1)
  })
})
