import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'

describe('STD-SET-13 five phases in order', () => {
  test('allowed: purchase, movement, combat, mobilise, income, and the turn passes on', () => {
    const g = at({ phase: 'purchase' })
    const seen = [g.turn.phase]
    for (let i = 0; i < 4; i++) {
      g.endPhase()
      seen.push(g.turn.phase)
    }
    expect(seen).toEqual(['purchase', 'move', 'combat', 'mobilize', 'income'])
    g.endPhase()
    expect(g.turn).toMatchObject({ power: 'france', phase: 'purchase' })
  })

  test('refused: actions of another phase', () => {
    const units = { alsace: { germany: { infantry: 1 } } }
    const step = move('alsace', 'munich', { infantry: 1 })
    const buy = { type: 'purchase', units: { infantry: 1 } } as const
    const place = { type: 'mobilize', units: { infantry: 1 }, to: 'berlin' } as const
    const fight = { type: 'attack', space: 'alsace' } as const
    const wrong = { purchase: [step, place, fight], move: [buy, place, fight], combat: [buy, step, place] } as const
    for (const phase of ['purchase', 'move', 'combat'] as const)
      for (const action of wrong[phase]) at({ phase, units }).refuse(action, 'STD-SET-13')
    for (const phase of ['mobilize', 'income'] as const)
      for (const action of [buy, step, fight]) at({ phase, units }).refuse(action, 'STD-SET-13')
  })
})
