import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-MOB-06 a base that an enemy held in this turn', () => {
  const freed = { kiel: { germany: { infantry: 3 }, britain: { infantry: 1 } } }

  test('refused: freed in this very turn', () => {
    const g = at({
      phase: 'purchase',
      treasury: { germany: 6 },
      control: { kiel: 'britain' },
      units: { berlin: { germany: { infantry: 2 } } },
    })
    g.do({ type: 'purchase', units: { submarine: 1 } })
    g.endPhase()
    g.move('berlin', 'kiel', { infantry: 1 })
    g.until('germany', 'mobilize')
    expect(g.control('kiel')).toBe('germany')
    g.refuse({ type: 'mobilize', units: { submarine: 1 }, to: 'sz10' }, 'STD-MOB-06')
    g.do({ type: 'mobilize', units: { submarine: 1 }, to: 'sz11' })
  })

  test('allowed: freed in an earlier turn', () => {
    const g = at({
      power: 'austria-hungary',
      phase: 'combat',
      queue: [1, 1, 1, 6],
      control: { kiel: 'contested' },
      units: { kiel: { 'austria-hungary': { infantry: 3 }, britain: { infantry: 1 } } },
      treasury: { germany: 6 },
    })
    g.attack('kiel')
    expect(g.control('kiel')).toBe('germany')
    g.until('germany', 'purchase')
    g.do({ type: 'purchase', units: { submarine: 1 } })
    g.until('germany', 'mobilize')
    g.do({ type: 'mobilize', units: { submarine: 1 }, to: 'sz10' })
    expect(g.units('sz10')).toEqual({ germany: { submarine: 1 } })
  })

  test('edge: contested all the turn long is not lost', () => {
    const g = at({ phase: 'purchase', treasury: { germany: 6 }, units: freed })
    g.do({ type: 'purchase', units: { submarine: 1 } })
    g.until('germany', 'mobilize')
    g.do({ type: 'mobilize', units: { submarine: 1 }, to: 'sz10' })
  })

  test('refused: lost in this turn', () => {
    const g = at({
      phase: 'purchase',
      treasury: { germany: 6 },
      queue: [6, 1],
      units: { kiel: { germany: { infantry: 1 }, britain: { infantry: 1 } } },
    })
    g.do({ type: 'purchase', units: { submarine: 1 } })
    g.endPhase()
    g.endPhase()
    g.attack('kiel')
    g.exhausted()
    expect(g.control('kiel')).toBe('britain')
    g.until('germany', 'mobilize')
    g.refuse({ type: 'mobilize', units: { submarine: 1 }, to: 'sz10' }, 'STD-MOB-06')
  })
})
