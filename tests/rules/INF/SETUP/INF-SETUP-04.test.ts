import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { infOpening } from '../../../support/scenes/start.ts'

describe('INF-SETUP-04 Germany at the start', () => {
  test('allowed: a third boat in SZ 7 and a squadron in SZ 11', () => {
    const g = infOpening()
    expect(g.units('sz7')).toEqual({ germany: { submarine: 3 } })
    expect(g.units('sz11')).toEqual({ germany: { cruiser: 1, submarine: 1, transport: 1 } })
  })

  test('refused: a fourth boat there', () => {
    infOpening({ power: 'germany', phase: 'move' }).refuse(move('sz7', 'sz8', { submarine: 4 }), 'CONTRACT')
  })
})
