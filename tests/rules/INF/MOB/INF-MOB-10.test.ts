import { describe, expect, test } from 'vitest'
import { infOpening } from '../../../support/scenes/start.ts'

describe('INF-MOB-10 Montenegro does not stand in for Serbia', () => {
  test('allowed: Serbia itself, by one infantry, does', () => {
    const g = infOpening({ phase: 'move' })
    g.move('trieste', 'montenegro', { infantry: 2 })
    g.move('trieste', 'serbia', { infantry: 1 })
    g.endPhase()
    expect(g.turn.phase).toBe('combat')
  })

  test('refused: Montenegro alone does not', () => {
    const g = infOpening({ phase: 'move' })
    g.move('trieste', 'montenegro', { infantry: 2 })
    expect(g.refuse({ type: 'end-phase' }, 'INF-MOB-10').rule).toBe('INF-MOB-10')
    expect(g.legal.some((a) => a.type === 'end-phase')).toBe(false)
  })
})
