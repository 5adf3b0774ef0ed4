import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const COSTS = { infantry: 3, artillery: 4, tank: 6, fighter: 6, battleship: 12, cruiser: 9, submarine: 6, transport: 6 } as const

describe('STD-PUR-01 unit costs', () => {
  test('allowed: each unit costs what is printed', () => {
    for (const [type, cost] of Object.entries(COSTS)) {
      const g = at({ round: 4, phase: 'purchase', treasury: { germany: 100 } })
      g.do({ type: 'purchase', units: { [type]: 3 } })
      expect(g.treasury('germany'), type).toBe(100 - 3 * cost)
      expect(g.bank('germany')).toEqual({ [type]: 3 })
    }
  })

  test('refused: for one credit less nothing is sold', () => {
    for (const [type, cost] of Object.entries(COSTS)) {
      const g = at({ round: 4, phase: 'purchase', treasury: { germany: cost - 1 } })
      g.refuse({ type: 'purchase', units: { [type]: 1 } }, 'STD-PUR-02')
      at({ round: 4, phase: 'purchase', treasury: { germany: cost } }).do({ type: 'purchase', units: { [type]: 1 } })
    }
  })

  test('refused: units that this game does not know', () => {
    at({ phase: 'purchase' }).refuse({ type: 'purchase', units: { destroyer: 1 } }, 'CONTRACT')
  })
})
