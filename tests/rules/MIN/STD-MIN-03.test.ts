import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-MIN-03 no minefield for the captor', () => {
  test('allowed: the owner sails safely through the zone of its base in enemy hands', () => {
    const g = at({
      power: 'britain',
      control: { wales: 'germany' },
      units: { sz9: { britain: { cruiser: 1, battleship: 1 } } },
      queue: [1],
    })
    g.move('sz9', 'sz8', { cruiser: 1, battleship: 1 })
    g.endPhase()
    expect(g.units('sz8')).toEqual({ britain: { cruiser: 1, battleship: 1 } })
    expect(g.diceLeft).toBe(1)
  })

  test("allowed: so do the owner's allies, and the captor itself", () => {
    for (const power of ['france', 'germany'] as const) {
      const g = at({ power, control: { wales: 'germany' }, units: { sz3: { [power]: { cruiser: 1 } } }, queue: [1] })
      g.move('sz3', 'sz8', { cruiser: 1 })
      g.endPhase()
      expect(g.units('sz8')).toEqual({ [power]: { cruiser: 1 } })
    }
  })

  test('edge: once the territory is back with its owner, enemies roll again', () => {
    const g = at({ power: 'germany', control: { wales: 'britain' }, units: { sz3: { germany: { cruiser: 1 } } }, queue: [1] })
    g.move('sz3', 'sz8', { cruiser: 1 })
    g.endPhase()
    expect(g.units('sz8')).toEqual({})
    g.exhausted()
  })
})
