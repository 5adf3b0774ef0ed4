import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-BRD-13 neutral and vacant territory', () => {
  test('allowed: an unaligned minor is neutral to both sides', () => {
    const g = at()
    expect([g.status('sweden', 'germany'), g.status('sweden', 'britain')]).toEqual(['neutral', 'neutral'])
  })

  test('allowed: a vacant territory reads as neutral', () => {
    const g = at({ mobilized: ['sweden', 'serbia'], control: { sweden: 'none', serbia: 'none' } })
    for (const power of ['germany', 'russia'] as const) {
      expect(g.status('sweden', power)).toBe('neutral')
      expect(g.status('serbia', power)).toBe('neutral')
    }
  })

  test('not: nothing mobilises in a vacant territory', () => {
    const g = at({
      power: 'austria-hungary',
      mobilized: ['serbia'],
      control: { serbia: 'none' },
      units: { budapest: { 'austria-hungary': { infantry: 1 } } },
    })
    g.move('budapest', 'serbia', { infantry: 1 })
    g.endPhase()
    expect(g.units('serbia')).toEqual({ 'austria-hungary': { infantry: 1 } })
    expect(g.control('serbia')).toBe('austria-hungary')
    expect(g.battles).toEqual([])
  })

  test('not: controlled land is not neutral', () => {
    expect(at({ control: { sweden: 'russia' } }).status('sweden', 'germany')).toBe('hostile')
  })
})
