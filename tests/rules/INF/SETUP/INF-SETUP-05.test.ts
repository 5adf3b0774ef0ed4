import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { infOpening, infStandard } from '../../../support/scenes/start.ts'

describe('INF-SETUP-05 France at the start', () => {
  test('allowed: its cruiser and a second transport in the Atlantic', () => {
    const g = infOpening()
    expect(g.units('sz15').france).toEqual({ battleship: 1, cruiser: 1, transport: 2 })
    expect(g.units('sz16').france).toEqual({ battleship: 1, transport: 1 })
  })

  test('refused: no cruiser is left in the Mediterranean', () => {
    infOpening({ power: 'france', phase: 'move' }).refuse(move('sz16', 'sz17', { cruiser: 1 }), 'CONTRACT')
    expect(infStandard().units('sz16').france).toMatchObject({ cruiser: 1 })
  })
})
