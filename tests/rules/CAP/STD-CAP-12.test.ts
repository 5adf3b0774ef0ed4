import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-CAP-12 however the capital was gained', () => {
  test('allowed: through the withdrawal of the defenders', () => {
    const g = at({
      power: 'france',
      units: { paris: { france: { infantry: 2 }, germany: { infantry: 1 } }, brest: { france: { infantry: 1 } } },
      treasury: { france: 9, germany: 1 },
    })
    g.move('paris', 'brest', { infantry: 2 })
    expect(g.control('paris')).toBe('contested')
    g.endPhase()
    expect([g.control('paris'), g.treasury('france'), g.treasury('germany')]).toEqual(['germany', 0, 10])
  })

  test('allowed: again when a freed capital falls a second time', () => {
    const g = at({
      phase: 'combat',
      units: {
        paris: { germany: { infantry: 1 }, france: { infantry: 1 } },
        brest: { france: { infantry: 3 } },
        burgundy: { germany: { infantry: 3 } },
      },
      treasury: { france: 9, germany: 0 },
      queue: [2, 6, 2, 2, 6, 2, 2, 6, 6],
    })
    g.attack('paris')
    expect(g.treasury('france')).toBe(0)
    g.until('france', 'move')
    g.move('brest', 'paris', { infantry: 2 })
    g.endPhase()
    g.attack('paris')
    g.until('germany', 'move')
    expect([g.control('paris'), g.treasury('france')]).toEqual(['france', 22])
    const before = g.treasury('germany')
    g.move('burgundy', 'paris', { infantry: 2 })
    g.endPhase()
    g.attack('paris')
    expect([g.treasury('france'), g.treasury('germany')]).toEqual([0, before + 22])
    g.exhausted()
  })

  test('not: no treasury moves when its own side regains a contested capital', () => {
    const g = at({
      units: { paris: { germany: { infantry: 1 }, france: { infantry: 1 } }, burgundy: { germany: { infantry: 1 } } },
      treasury: { france: 9, germany: 1 },
    })
    g.move('paris', 'burgundy', { infantry: 1 })
    g.endPhase()
    expect([g.control('paris'), g.treasury('france'), g.treasury('germany')]).toEqual(['france', 9, 1])
  })
})
