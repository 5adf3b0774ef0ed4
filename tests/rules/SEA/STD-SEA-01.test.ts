import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'

const fleet = () => at({ units: { sz2: { germany: { battleship: 1, cruiser: 2, submarine: 1, transport: 1 } } } })

describe('STD-SEA-01 how far ships sail', () => {
  test('allowed: two zones, cruisers three', () => {
    const g = fleet()
    g.move('sz2', ['sz3', 'sz4'], { battleship: 1, submarine: 1 })
    g.do({ type: 'move', from: 'sz2', path: ['sz3', 'sz4'], transports: [g.transport('sz2')] })
    g.move('sz2', ['sz3', 'sz4', 'sz5'], { cruiser: 1 })
    expect(g.units('sz4')).toEqual({ germany: { battleship: 1, submarine: 1, transport: 1 } })
    expect(g.units('sz5')).toEqual({ germany: { cruiser: 1 } })
  })

  test('refused: a zone more', () => {
    const g = fleet()
    for (const type of ['battleship', 'submarine'] as const)
      g.refuse(move('sz2', ['sz3', 'sz4', 'sz5'], { [type]: 1 }), 'STD-SEA-01')
    g.refuse({ type: 'move', from: 'sz2', path: ['sz3', 'sz4', 'sz5'], transports: [g.transport('sz2')] }, 'STD-SEA-01')
    g.refuse(move('sz2', ['sz3', 'sz4', 'sz5', 'sz6'], { cruiser: 1 }), 'STD-SEA-01')
    // A group goes no farther than its slowest ship.
    g.refuse(move('sz2', ['sz3', 'sz4', 'sz5'], { battleship: 1, cruiser: 1 }), 'STD-SEA-01')
  })

  test('refused: onto land', () => {
    const g = fleet()
    g.refuse(move('sz2', 'canada', { cruiser: 1 }), 'STD-SEA-01')
    g.refuse(move('sz2', ['sz7', 'ireland', 'sz8'], { cruiser: 1 }), 'STD-SEA-01')
    expect(g.reach('sz2', { battleship: 1 })).toEqual(['sz1', 'sz13', 'sz14', 'sz15', 'sz16', 'sz22', 'sz3', 'sz4', 'sz7', 'sz8'])
  })

  test('edge: step by step it is the same distance', () => {
    const g = fleet()
    g.move('sz2', 'sz3', { battleship: 1, cruiser: 1 })
    g.move('sz3', 'sz4', { battleship: 1, cruiser: 1 })
    g.refuse(move('sz4', 'sz5', { battleship: 1 }), 'STD-SEA-01')
    g.move('sz4', 'sz5', { cruiser: 1 })
    g.refuse(move('sz5', 'sz6', { cruiser: 1 }), 'STD-SEA-01')
  })
})
