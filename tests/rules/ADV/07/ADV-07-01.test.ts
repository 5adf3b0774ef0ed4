import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { further, furtherBy } from '../../../support/scenes/actions.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-07-01 one zone more for surface ships', () => {
  const fleet = () => adv({ units: { sz5: { germany: { battleship: 1, cruiser: 1, destroyer: 1, transport: 1 } } } })

  test('allowed: battleship, destroyer and transport reach a third zone, a cruiser a fourth', () => {
    const g = fleet()
    const transport = g.transport('sz5')
    g.do({ type: 'move', from: 'sz5', path: ['sz4', 'sz3'], units: { battleship: 1, destroyer: 1 }, transports: [transport] })
    g.move('sz5', ['sz4', 'sz3', 'sz2'], { cruiser: 1 })
    g.do({ type: 'move', from: 'sz3', path: ['sz2'], units: { battleship: 1, destroyer: 1 }, strategic: true })
    g.do(furtherBy('sz3', 'sz7', [transport]))
    g.do(further('sz2', 'sz1', { cruiser: 1 }))
    expect(g.units('sz2').germany).toEqual({ battleship: 1, destroyer: 1 })
    expect(g.units('sz7').germany).toEqual({ transport: 1 })
    expect(g.units('sz1').germany).toEqual({ cruiser: 1 })
  })

  test('refused: that far by ordinary moves, two zones more, or a second strategic move', () => {
    const g = fleet()
    g.refuse(move('sz5', ['sz4', 'sz3', 'sz2'], { battleship: 1 }), 'STD-SEA-01')
    g.refuse({ type: 'move', from: 'sz5', path: ['sz4', 'sz3'], units: { cruiser: 1 }, strategic: true }, 'ADV-07-01')
    g.do(further('sz5', 'sz4', { cruiser: 1 }))
    g.refuse(further('sz4', 'sz3', { cruiser: 1 }), 'ADV-07-01')
  })
})
