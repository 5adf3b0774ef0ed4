// What would put Movement in order.
import { describe, expect, test } from 'vitest'
import { at, engine } from '../support/game.ts'
import { end as END } from '../support/scenes/actions.ts'

describe('remedy', () => {
  const alone = () => {
    const g = at({ phase: 'move', units: { munich: { germany: { infantry: 3, artillery: 1 } } } })
    g.move('munich', 'alsace', { artillery: 1 })
    return g
  }

  test('names moves after which Movement can end', () => {
    const g = alone()
    g.refuse(END, 'STD-MOV-10')
    const moves = engine.remedy(g.state)
    expect(moves).toHaveLength(1)
    g.after(...moves!)
    g.endPhase()
    expect(g.turn.phase).toBe('combat')
  })

  test('is nothing to do where all is in order', () => {
    expect(engine.remedy(at({ phase: 'move' }).state)).toEqual([])
  })

  test('there is none outside of Movement, and where nobody can come', () => {
    expect(engine.remedy(at({ phase: 'combat' }).state)).toBeNull()
    const g = at({ phase: 'move', units: { munich: { germany: { infantry: 1, artillery: 1 } } } })
    g.move('munich', 'alsace', { artillery: 1 })
    g.move('munich', 'tyrolia', { infantry: 1 })
    expect(engine.remedy(g.state)).toBeNull()
  })
})
