import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { buyer } from '../../../support/scenes/influence.ts'

const paid = () => buyer('germany', 15, { control: { berlin: 'germany' } }).after({ type: 'influence', country: 'afghanistan' })

describe('INF-INFL-03 the army appears as Mobilize opens, and the country pays that turn', () => {
  test('allowed: the whole army in the pieces of the buyer, who has the income', () => {
    const g = paid().to('combat')
    expect(g.units('afghanistan')).toEqual({})
    expect(g.situation.paid).toEqual({ influence: ['afghanistan'], revolts: [] })
    g.endPhase()
    expect(g.events().map((e) => e.type)).toEqual(['phase-opened', 'country-won', 'minor-mobilized', 'control-changed'])
    expect(g.units('afghanistan')).toEqual({ germany: { infantry: 1, artillery: 1 } })
    expect(g.situation.influenced).toEqual(['afghanistan'])
    const { treasury, production } = { treasury: g.treasury('germany'), production: g.production('germany') }
    expect(production).toBe(35 + 1)
    g.to('income').endPhase()
    expect(g.treasury('germany')).toBe(treasury + 36)
  })

  test('refused: it is nobody’s before that, and does not move before the next turn', () => {
    const g = paid().to('move')
    expect(g.control('afghanistan')).toBeNull()
    g.to('mobilize').refuse(move('afghanistan', 'india', { infantry: 1 }), 'STD-SET-13')
  })
})
