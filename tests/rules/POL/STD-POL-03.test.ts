import { describe, expect, test } from 'vitest'
import { opening } from '../../support/game.ts'

describe('STD-POL-03 one infantry is enough for Serbia', () => {
  test('allowed: a single infantry opens the war', () => {
    const g = opening({ phase: 'move' })
    g.move('trieste', 'serbia', { infantry: 1 })
    g.endPhase()
    expect(g.turn.phase).toBe('combat')
    expect(g.battles).toMatchObject([{ space: 'serbia', required: true }])
  })

  test('refused: the battle that follows cannot be skipped', () => {
    const g = opening({ phase: 'move', queue: [6, 6, 6, 6, 6] })
    g.move('trieste', 'serbia', { infantry: 1 })
    g.endPhase()
    g.refuse({ type: 'end-phase' }, 'STD-CBT-02')
    g.attack('serbia')
    g.exhausted()
    g.endPhase()
  })

  test('refused: an artillery alone does not do', () => {
    const g = opening({ phase: 'move' })
    g.move('trieste', 'serbia', { artillery: 1 })
    g.refuse({ type: 'end-phase' }, 'STD-MOV-10')
  })
})
