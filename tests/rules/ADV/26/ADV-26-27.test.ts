import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { revolution } from '../../../support/scenes/revolution.ts'

const eight = engine.POWERS.map((power) => ({ name: power, powers: [power] }))

describe('ADV-26-27 Eight may play', () => {
  test('allowed: each power with a player of its own', () => {
    const game = engine.createGame({ ruleset: 'advanced', seed: 's', players: eight })
    expect(game.table.players).toHaveLength(8)
  })

  test('refused: the standard game with its revolution asks one player to hold Russia and the United States', () => {
    const options = { 'russian-revolution': true }
    expect(() => engine.createGame({ ruleset: 'standard', options, seed: 's', players: eight })).toThrow(/Russia/)
  })

  test('not: the Russian player has no turn after it', () => {
    const g = revolution({ players: eight }).until('austria-hungary', 'income')
    g.endPhase()
    expect(g.turn.power).toBe('germany')
  })
})
