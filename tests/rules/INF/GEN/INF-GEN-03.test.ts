import { describe, expect, test } from 'vitest'
import { at, engine, move } from '../../../support/game.ts'
import { inf } from '../../../support/scenes/start.ts'

describe('INF-GEN-03 what the sections below displace is gone', () => {
  test('allowed: eight seats, one power each', () => {
    const players = engine.seatings(8).map((powers, i) => ({ name: `${i}`, powers }))
    expect(engine.createGame({ ruleset: 'influence', seed: 's', players }).table.players).toHaveLength(8)
  })

  test('refused: the standard option of a revolution', () => {
    expect(() => engine.createGame({ ruleset: 'influence', seed: 's', options: { 'russian-revolution': true } })).toThrow(
      engine.ContractError,
    )
  })

  test('refused: an Ally in a colony of a sleeping minor, which the standard game lets in', () => {
    const units = { rhodesia: { britain: { infantry: 1 } } }
    at({ power: 'britain', units }).move('rhodesia', 'angola', { infantry: 1 })
    inf({ power: 'britain', units }).refuse(move('rhodesia', 'angola', { infantry: 1 }), 'INF-COL-06')
  })

  test('not: an Allied victory after the Ottoman turn', () => {
    const control = { berlin: 'france', vienna: 'france' } as const
    const g = inf({ power: 'ottoman', phase: 'income', round: 5, control })
    g.endPhase()
    expect(g.winner).toBeNull()
  })
})
