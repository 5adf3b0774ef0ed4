import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { infOpening } from '../../../support/scenes/start.ts'

describe('INF-SETUP-06 the Ottoman Empire at the start', () => {
  test('allowed: three infantry and a gun on both fronts, a transport in the Red Sea', () => {
    const g = infOpening()
    expect(g.units('mesopotamia')).toEqual({ ottoman: { infantry: 3, artillery: 1 } })
    expect(g.units('trans-jordan')).toEqual({ ottoman: { infantry: 3, artillery: 1 } })
    expect(g.units('sz28')).toEqual({ ottoman: { transport: 1 } })
  })

  test('refused: a fourth infantry in Mesopotamia', () => {
    infOpening({ power: 'ottoman', phase: 'move' }).refuse(move('mesopotamia', 'persia', { infantry: 4 }), 'CONTRACT')
  })
})
