import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-INC-04 one die a German submarine in three zones, a hit on 1 or 2', () => {
  test('allowed: each boat in zones 2, 7 and 8 throws; 1 and 2 cost one IPC each', () => {
    const g = at({
      power: 'britain',
      phase: 'income',
      submarineWarfare: true,
      treasury: { britain: 0 },
      queue: [1, 2, 3, 6],
      units: { sz2: { germany: { submarine: 1 } }, sz7: { germany: { submarine: 2 } }, sz8: { germany: { submarine: 1 } } },
    })
    const { dice } = g.endPhase()
    expect(dice).toEqual([1, 2, 3, 6])
    expect(g.events('merchantmen-sunk')[0]).toMatchObject({ victim: 'britain', by: 'germany', loss: 2 })
    expect(g.events('merchantmen-sunk')[0]?.dice.map((d) => [d.value, d.needs, d.hit])).toEqual([
      [1, 2, true],
      [2, 2, true],
      [3, 2, false],
      [6, 2, false],
    ])
    expect(g.treasury('britain')).toBe(28)
  })

  test('not: boats elsewhere, other ships and boats of others throw nothing', () => {
    const g = at({
      power: 'britain',
      phase: 'income',
      submarineWarfare: true,
      treasury: { britain: 0 },
      queue: [1],
      units: {
        sz9: { germany: { submarine: 3 } },
        sz3: { germany: { submarine: 1 } },
        sz8: { germany: { cruiser: 2, battleship: 1 }, 'austria-hungary': { submarine: 2 }, britain: { submarine: 1 } },
      },
    })
    g.endPhase()
    expect(g.diceLeft).toBe(1)
    expect(g.treasury('britain')).toBe(30)
  })

  test('not: only Britain and the United States are victims', () => {
    for (const power of ['france', 'italy', 'russia', 'ottoman'] as const) {
      const g = at({ power, phase: 'income', submarineWarfare: true, queue: [1], units: { sz8: { germany: { submarine: 1 } } } })
      g.endPhase()
      expect(g.diceLeft).toBe(1)
    }
  })
})
