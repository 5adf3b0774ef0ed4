import { describe, expect, test } from 'vitest'
import { engine, move } from '../../../support/game.ts'
import { tou } from '../../../support/scenes/start.ts'

const fleet = (zone: string) =>
  tou({
    power: 'britain',
    usaAtWar: true,
    units: { [zone]: { britain: { battleship: 1, cruiser: 1, submarine: 1, transport: 1 } } },
  })

describe('TOU-MOV-08 ships sail further from a base', () => {
  test('allowed: from a base cruisers four zones, all others three', () => {
    const g = fleet('sz8')
    g.do({
      type: 'move',
      from: 'sz8',
      path: ['sz7', 'sz2', 'sz13'],
      units: { battleship: 1, submarine: 1 },
      transports: [g.transport('sz8')],
    })
    g.move('sz8', ['sz7', 'sz2', 'sz13', 'sz22'], { cruiser: 1 })
    expect(g.units('sz13').britain).toEqual({ battleship: 1, submarine: 1, transport: 1 })
    expect(g.units('sz22').britain).toEqual({ cruiser: 1 })
  })

  test('refused: one zone more than that', () => {
    const g = fleet('sz8')
    // A friendly base has sent them as far as it can: it is not for want of one that they go no further.
    const codes = [
      g.refuse(move('sz8', ['sz7', 'sz2', 'sz13', 'sz22'], { battleship: 1 }), 'TOU-MOV-08').code,
      g.refuse(move('sz8', ['sz7', 'sz2', 'sz13', 'sz22', 'sz23'], { cruiser: 1 }), 'TOU-MOV-08').code,
    ]
    expect(codes).toEqual(['too-far-to-sail', 'too-far-to-sail'])
  })

  test('refused: no further than ever from a zone without a base', () => {
    const g = fleet('sz7')
    g.refuse(move('sz7', ['sz2', 'sz13', 'sz22'], { battleship: 1 }), 'TOU-MOV-08')
    g.refuse(move('sz7', ['sz2', 'sz13', 'sz22', 'sz23'], { cruiser: 1 }), 'TOU-MOV-08')
    expect(g.reach('sz7', { submarine: 1 })).not.toContain('sz23')
  })

  test('edge: the base counts where the turn starts, not where the ship passes', () => {
    const g = fleet('sz7')
    g.move('sz7', 'sz8', { cruiser: 1 })
    g.refuse(move('sz8', ['sz4', 'sz5', 'sz6'], { cruiser: 1 }), 'TOU-MOV-08')
    const left = engine.unitsIn(g.state, 'sz8').find((s) => s.type === 'cruiser')?.left
    expect(left).toBe(2)
    const home = engine.unitsIn(fleet('sz8').state, 'sz8').map((s) => [s.type, s.left])
    expect(home).toEqual([
      ['battleship', 3],
      ['cruiser', 4],
      ['submarine', 3],
      ['transport', 3],
    ])
  })

  test('edge: movement that is left is used later in the turn, and is gone with it', () => {
    const g = fleet('sz8')
    g.move('sz8', 'sz7', { battleship: 1 })
    g.move('sz7', ['sz2', 'sz13'], { battleship: 1 })
    g.until('france', 'move').until('britain', 'move')
    g.refuse(move('sz13', ['sz2', 'sz3', 'sz4'], { battleship: 1 }), 'TOU-MOV-08')
    g.replays()
  })
})
