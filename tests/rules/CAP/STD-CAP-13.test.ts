import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const lost = {
  power: 'france' as const,
  control: { paris: 'germany' as const },
  units: { brest: { france: { infantry: 3 } }, burgundy: { france: { infantry: 1 }, germany: { infantry: 1 } } },
}

describe('STD-CAP-13 a power without its capital fights on', () => {
  test('allowed: it moves and fights', () => {
    const g = at({ ...lost, phase: 'purchase', queue: [2, 6] })
    expect(g.turn).toEqual({ round: 2, power: 'france', phase: 'move' })
    g.move('brest', 'bordeaux', { infantry: 1 })
    g.endPhase()
    g.attack('burgundy')
    expect(g.control('burgundy')).toBe('france')
    g.endPhase()
    expect(g.turn).toMatchObject({ power: 'britain', phase: 'purchase' })
    expect(g.events('phase-skipped').map((e) => e.phase)).toEqual(['mobilize', 'income'])
  })

  test('refused: it neither buys nor repairs, and collects nothing', () => {
    const g = at({
      ...lost,
      phase: 'purchase',
      treasury: { france: 0 },
      units: { ...lost.units, sz15: { france: { damaged: { battleship: 1 } } } },
    })
    g.refuse({ type: 'purchase', units: { infantry: 1 } }, 'STD-CAP-13')
    g.refuse({ type: 'repair', space: 'sz15' }, 'STD-CAP-13')
    g.until('britain', 'purchase')
    expect(g.treasury('france')).toBe(0)
  })

  test('edge: a contested capital costs none of this', () => {
    const g = at({
      power: 'france',
      phase: 'purchase',
      units: { paris: { france: { infantry: 1 }, germany: { infantry: 1 } } },
      treasury: { france: 6 },
    })
    g.do({ type: 'purchase', units: { infantry: 2 } })
    expect(g.bank('france')).toEqual({ infantry: 2 })
  })
})
