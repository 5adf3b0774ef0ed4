import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const besieged = {
  berlin: { germany: { infantry: 2 }, russia: { infantry: 2 } },
  sz10: { germany: { damaged: { battleship: 1 } } },
}

describe('STD-PUR-08 a contested capital', () => {
  test('allowed: it stops neither buying, repairing, mobilising nor income', () => {
    const g = at({ phase: 'purchase', units: besieged })
    g.do({ type: 'purchase', units: { infantry: 3 } })
    g.do({ type: 'repair', space: 'sz10' })
    g.until('germany', 'mobilize')
    g.do({ type: 'mobilize', units: { infantry: 3 }, to: 'berlin' })
    g.until('france', 'purchase')
    expect(g.units('berlin').germany).toEqual({ infantry: 5 })
    expect(g.treasury('germany')).toBe(35 - 9 + 27)
  })

  test('refused: in enemy hands it stops them all', () => {
    const g = at({ phase: 'purchase', control: { berlin: 'russia' }, units: { sz10: besieged.sz10 } })
    expect(g.turn.phase).toBe('move')
    g.refuse({ type: 'purchase', units: { infantry: 1 } }, 'STD-CAP-13')
    g.refuse({ type: 'repair', space: 'sz10' }, 'STD-SET-13')
    g.until('france', 'purchase')
    expect(g.treasury('germany')).toBe(35)
    expect(g.past('phase-skipped').map((e) => e.phase)).toEqual(['mobilize', 'income'])
  })

  test('edge: a lost capital that is contested again serves again', () => {
    const g = at({
      control: { berlin: 'russia' },
      treasury: { germany: 0 },
      queue: [6, 6, 6, 6],
      units: { kiel: { germany: { infantry: 2 } }, berlin: { russia: { infantry: 2 } } },
    })
    g.move('kiel', 'berlin', { infantry: 2 })
    g.endPhase()
    g.attack('berlin')
    expect(g.control('berlin')).toBe('contested')
    g.endPhase()
    expect(g.turn.phase).toBe('mobilize')
    g.until('france', 'purchase')
    expect(g.treasury('germany')).toBe(27)
  })
})
