import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'

const shared = () =>
  at({
    power: 'britain',
    queue: [6, 6, 6, 6],
    units: { sz4: { britain: { battleship: 1, cruiser: 1, transport: 1 }, germany: { battleship: 1, submarine: 1 } } },
  })

describe('STD-SEA-06 no duty to fight at sea', () => {
  test('allowed: both fleets stay in the zone without a battle', () => {
    const g = shared()
    g.endPhase()
    expect(g.battles).toEqual([{ space: 'sz4', kind: 'sea', required: false, resolved: false }])
    g.endPhase()
    expect(g.turn.phase).toBe('mobilize')
    expect(g.units('sz4')).toEqual({
      britain: { battleship: 1, cruiser: 1, transport: 1 },
      germany: { battleship: 1, submarine: 1 },
    })
  })

  test('allowed: the same for ships that have come into the zone this turn', () => {
    const g = at({
      power: 'britain',
      units: { sz3: { britain: { cruiser: 1 } }, sz4: { germany: { battleship: 1 } } },
    })
    g.move('sz3', 'sz4', { cruiser: 1 })
    g.endPhase()
    g.endPhase()
    expect(g.turn.phase).toBe('mobilize')
  })

  test('allowed: ships that begin in a hostile zone leave freely', () => {
    const g = shared()
    g.move('sz4', ['sz5', 'sz6'], { cruiser: 1 })
    g.do({ type: 'move', from: 'sz4', path: ['sz3', 'sz2'], transports: [g.transport('sz4')] })
    g.move('sz4', 'sz5', { battleship: 1 })
    expect(g.units('sz4')).toEqual({ germany: { battleship: 1, submarine: 1 } })
  })

  test('refused: leaving is free only where a ship began', () => {
    const g = at({ power: 'britain', units: { sz3: { britain: { cruiser: 1 } }, sz4: { germany: { battleship: 1 } } } })
    g.move('sz3', 'sz4', { cruiser: 1 })
    g.refuse(move('sz4', 'sz5', { cruiser: 1 }), 'STD-SEA-02')
    g.until('germany', 'move').until('britain', 'move')
    g.move('sz4', 'sz5', { cruiser: 1 })
  })
})
