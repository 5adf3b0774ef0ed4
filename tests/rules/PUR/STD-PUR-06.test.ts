import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const damaged = (n: number) => ({ germany: { damaged: { battleship: n } } })

describe('STD-PUR-06 repairs', () => {
  test('allowed: free of charge at a base, some or all of them', () => {
    const g = at({ phase: 'purchase', units: { sz10: damaged(3) } })
    g.do({ type: 'repair', space: 'sz10', count: 1 })
    expect(g.damaged('sz10')).toBe(2)
    g.do({ type: 'repair', space: 'sz10' })
    expect(g.damaged('sz10')).toBe(0)
    expect(g.units('sz10')).toEqual({ germany: { battleship: 3 } })
    expect(g.treasury('germany')).toBe(35)
  })

  test('refused: at sea without a base', () => {
    at({ phase: 'purchase', units: { sz5: damaged(1) } }).refuse({ type: 'repair', space: 'sz5' }, 'STD-PUR-06')
  })

  test('refused: in any other phase, and on the turn of another power', () => {
    for (const phase of ['move', 'combat', 'mobilize', 'income'] as const)
      at({ phase, units: { sz10: damaged(1) } }).refuse({ type: 'repair', space: 'sz10' }, 'STD-SET-13')
    at({ power: 'ottoman', phase: 'purchase', units: { sz10: damaged(1) } }).refuse({ type: 'repair', space: 'sz10' }, 'CONTRACT')
  })

  test('refused: what is not damaged', () => {
    const g = at({ phase: 'purchase', units: { sz10: { germany: { battleship: 2, damaged: { battleship: 1 } } } } })
    g.refuse({ type: 'repair', space: 'sz10', count: 2 }, 'CONTRACT')
    g.do({ type: 'repair', space: 'sz10', count: 1 })
    g.refuse({ type: 'repair', space: 'sz10' }, 'CONTRACT')
  })

  test('edge: damage stays until it is repaired', () => {
    const g = at({ phase: 'purchase', units: { sz10: damaged(1) } })
    g.until('france', 'purchase').until('germany', 'purchase')
    expect(g.damaged('sz10')).toBe(1)
  })
})
