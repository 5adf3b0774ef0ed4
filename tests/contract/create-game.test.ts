import { describe, expect, test } from 'vitest'
import { engine } from '../support/game.ts'

const refused = (options: unknown): string => {
  try {
    engine.createGame(options as Parameters<typeof engine.createGame>[0])
  } catch (error) {
    expect(error).toBeInstanceOf(engine.ContractError)
    return (error as Error).message
  }
  return expect.fail('the options were accepted')
}
const game = { ruleset: 'standard', seed: 'a' } as const

describe('createGame', () => {
  test('one player a side by default, seeded dice', () => {
    const state = engine.createGame(game)
    expect(state.table.players.map((p) => p.powers.length)).toEqual([3, 5])
    expect(engine.turn(state)).toEqual({ round: 1, power: 'austria-hungary', phase: 'purchase' })
    expect(state.table.dice).toBe('seeded')
  })

  test('the same seed gives the same game, another seed other dice', () => {
    expect(engine.hashOf(engine.createGame(game))).toBe(engine.hashOf(engine.createGame({ ...game })))
    expect(engine.hashOf(engine.createGame(game))).not.toBe(engine.hashOf(engine.createGame({ ...game, seed: 'b' })))
  })

  test('players keep their names and kinds', () => {
    const players = engine
      .seatings(2)
      .map((powers, i) => ({ name: `P${i}`, powers, kind: i ? ('computer' as const) : ('human' as const) }))
    expect(engine.createGame({ ...game, players }).table.players).toEqual(players)
  })

  test.each([
    ['options', null],
    ['ruleset', { seed: 'a' }],
    ['ruleset', { ruleset: 'chess', seed: 'a' }],
    ['ruleset', { ruleset: '__proto__', seed: 'a' }],
    ['ruleset', { ruleset: Object.create(null), seed: 'a' }],
    ['seed', { ruleset: 'standard' }],
    ['seed', { ruleset: 'standard', seed: 1 }],
    ['dice', { ...game, dice: 'loaded' }],
    ['options', { ...game, options: ['wik-01'] }],
    ['wik-99', { ...game, options: { 'wik-99': true } }],
    ['constructor', { ...game, options: { constructor: true } }],
    ['wik-01', { ...game, options: { 'wik-01': 1 } }],
    ['players', { ...game, players: [] }],
    ['players', { ...game, players: 'two' }],
    ['players[0]', { ...game, players: [null] }],
    ['players[0]', { ...game, players: [{ name: 'A', powers: [] }] }],
    ['players[0]', { ...game, players: [{ name: 'A', powers: ['prussia'] }] }],
    [
      'players[1]',
      {
        ...game,
        players: [
          { name: 'A', powers: ['germany'] },
          { name: 'B', powers: ['germany'] },
        ],
      },
    ],
    ['players', { ...game, players: [{ name: 'A', powers: ['germany'] }] }],
    ['players[0]', { ...game, players: [{ name: 'A', powers: [...engine.POWERS] }] }],
  ])('refused with a sentence that names %s', (field, options) => {
    const message = refused(options)
    expect(message).toContain(field)
    expect(message.length).toBeGreaterThan(15)
  })

  test('an option at its default is as if it were not named', () => {
    const plain = engine.createGame(game)
    expect(engine.hashOf(engine.createGame({ ...game, options: { 'wik-01': false } }))).toBe(engine.hashOf(plain))
    expect(engine.hashOf(engine.createGame({ ...game, options: { 'wik-01': true } }))).not.toBe(engine.hashOf(plain))
  })
})
