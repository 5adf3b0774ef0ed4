import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'

describe('STD-MOV-01 one Movement phase', () => {
  test('allowed: any, all or no units move', () => {
    const units = { munich: { germany: { infantry: 3 } }, ruhr: { germany: { infantry: 2 } }, sz10: { germany: { cruiser: 1 } } }
    const all = at({ units })
    all.move('munich', 'ruhr', { infantry: 3 })
    all.move('ruhr', 'kiel', { infantry: 2 })
    all.move('sz10', 'sz5', { cruiser: 1 })
    all.endPhase()
    expect(all.units('ruhr')).toEqual({ germany: { infantry: 3 } })
    const none = at({ units })
    none.endPhase()
    expect(none.turn.phase).toBe('combat')
  })

  test('allowed: moves count as simultaneous, so two armies can change places', () => {
    const g = at({ units: { munich: { germany: { infantry: 1 } }, ruhr: { germany: { artillery: 1, infantry: 1 } } } })
    g.move('ruhr', 'munich', { artillery: 1 })
    g.move('munich', 'ruhr', { infantry: 1 })
    g.move('ruhr', 'munich', { infantry: 1 })
    expect(g.units('munich')).toEqual({ germany: { infantry: 1, artillery: 1 } })
    expect(g.units('ruhr')).toEqual({ germany: { infantry: 1 } })
    g.endPhase()
  })

  test('refused: nothing moves once Conduct Combat has begun', () => {
    for (const phase of ['combat', 'mobilize', 'income'] as const) {
      const g = at({ phase, units: { munich: { germany: { infantry: 3 } }, sz10: { germany: { cruiser: 1, transport: 1 } } } })
      g.refuse(move('munich', 'ruhr', { infantry: 1 }), 'STD-SET-13')
      g.refuse(move('sz10', 'sz5', { cruiser: 1 }), 'STD-SET-13')
      g.refuse({ type: 'load', from: 'kiel', transport: g.transport('sz10'), units: { infantry: 1 } }, 'STD-SET-13')
    }
  })
})
