import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-INC-06 the same boats throw against Britain and again against the United States', () => {
  test('allowed: once in the phase of each', () => {
    const g = at({
      power: 'britain',
      phase: 'income',
      submarineWarfare: true,
      usaAtWar: true,
      treasury: { britain: 0, usa: 0 },
      queue: [1, 6, 2, 1],
      units: { sz2: { germany: { submarine: 2 } } },
    })
    g.endPhase()
    expect(g.treasury('britain')).toBe(29)
    g.until('usa', 'income')
    g.endPhase()
    g.exhausted()
    expect(g.treasury('usa')).toBe(18)
    expect(g.past('merchantmen-sunk').map((e) => [e.victim, e.loss])).toEqual([
      ['britain', 1],
      ['usa', 2],
    ])
  })

  test('not: boats that were sunk in between throw no more', () => {
    const g = at({
      power: 'britain',
      phase: 'income',
      submarineWarfare: true,
      usaAtWar: true,
      treasury: { usa: 0 },
      queue: [6, 1],
      units: { sz2: { germany: { submarine: 1 }, usa: { cruiser: 1 } } },
    })
    g.endPhase()
    g.until('usa', 'combat')
    g.attack('sz2')
    g.answer({ type: 'submerge', count: 0 })
    expect(g.units('sz2').germany).toBeUndefined()
    g.until('usa', 'income')
    g.endPhase()
    expect(g.treasury('usa')).toBe(20)
    expect(g.past('merchantmen-sunk')).toHaveLength(1)
  })
})
