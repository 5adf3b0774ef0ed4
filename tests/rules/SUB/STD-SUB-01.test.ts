import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'

const gauntlet = () =>
  at({
    units: {
      sz3: { germany: { submarine: 2, cruiser: 1 }, britain: { cruiser: 1 } },
      sz4: { britain: { battleship: 1 } },
      sz5: { britain: { cruiser: 1 } },
    },
  })

describe('STD-SUB-01 submarines pass hostile zones', () => {
  test('allowed: through one hostile zone into the next', () => {
    const g = gauntlet()
    g.move('sz3', ['sz4', 'sz5'], { submarine: 2 })
    expect(g.units('sz5').germany).toEqual({ submarine: 2 })
  })

  test('allowed: step by step, or ending in the first', () => {
    const g = gauntlet()
    g.move('sz3', 'sz4', { submarine: 2 })
    g.move('sz4', 'sz5', { submarine: 1 })
    g.endPhase()
    expect(g.battles.map((b) => [b.space, b.required])).toEqual([
      ['sz3', false],
      ['sz4', false],
      ['sz5', false],
    ])
    g.endPhase()
    expect([g.units('sz4').germany, g.units('sz5').germany]).toEqual([{ submarine: 1 }, { submarine: 1 }])
  })

  test('refused: three zones, or taking a cruiser through', () => {
    const g = gauntlet()
    g.refuse(move('sz3', ['sz4', 'sz5', 'sz6'], { submarine: 1 }), 'STD-SEA-01')
    g.refuse(move('sz3', ['sz4', 'sz5'], { submarine: 1, cruiser: 1 }), 'STD-SEA-02')
    g.move('sz3', ['sz4', 'sz5'], { submarine: 1 })
    g.refuse(move('sz5', 'sz6', { submarine: 1 }), 'STD-SEA-01')
  })
})
