import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'

const group = (enemy: 'submarine' | 'cruiser') =>
  at({
    power: 'britain',
    queue: [2, 6, 6],
    units: { sz3: { britain: { battleship: 2, cruiser: 2 } }, sz4: { germany: { [enemy]: 1 } } },
  })

describe('STD-SEA-05 part of a group may stop', () => {
  test('allowed: one stays to attack, the rest sails on', () => {
    const g = group('submarine')
    g.move('sz3', 'sz4', { battleship: 2, cruiser: 2 })
    g.move('sz4', 'sz5', { battleship: 1, cruiser: 2 })
    g.move('sz5', 'sz6', { cruiser: 1 })
    g.endPhase()
    expect(g.battles.map((b) => b.space)).toEqual(['sz4'])
    g.attack('sz4')
    expect(g.decision).toMatchObject({ by: 'germany', kind: 'submerge' })
    g.answer({ type: 'submerge', count: 0 })
    expect(g.units('sz4')).toEqual({ britain: { battleship: 1 } })
    expect([g.units('sz5').britain, g.units('sz6').britain]).toEqual([{ battleship: 1, cruiser: 1 }, { cruiser: 1 }])
  })

  test('refused: not when something else forces all of them to stop', () => {
    const g = group('cruiser')
    g.move('sz3', 'sz4', { battleship: 2, cruiser: 2 })
    g.refuse(move('sz4', 'sz5', { battleship: 1 }), 'STD-SEA-02')
    g.refuse(move('sz4', 'sz5', { cruiser: 1 }), 'STD-SEA-02')
  })

  test('edge: the part that stays behind in the start zone keeps its whole move', () => {
    const g = group('submarine')
    g.move('sz3', 'sz4', { cruiser: 1 })
    g.move('sz3', ['sz4', 'sz5', 'sz6'], { cruiser: 1 })
    expect(g.units('sz6')).toEqual({ britain: { cruiser: 1 } })
  })
})
