import { describe, expect, test } from 'vitest'
import { engine } from '../../support/game.ts'
import { breaksOut, russianEvening } from '../../support/scenes/revolution.ts'

const options = { 'russian-revolution': true }
const players = (n: number) => engine.seatings(n).map((powers, i) => ({ name: `${i}`, powers }))

describe('STD-REV-01 an option, with Russia and America in one hand', () => {
  test('allowed: chosen before play, with every printed split for two to seven players', () => {
    for (const n of [2, 3, 4, 5, 6, 7])
      expect(engine.createGame({ ruleset: 'standard', seed: 's', options, players: players(n) }).table.players).toHaveLength(n)
    const listed = engine.rulesets()[0]?.options.find((o) => o.id === 'russian-revolution')
    expect(listed).toMatchObject({ default: false, rule: 'STD-REV-01' })
  })

  test('refused: with eight players, or with the two powers in different hands', () => {
    expect(() => engine.createGame({ ruleset: 'standard', seed: 's', options, players: players(8) })).toThrow(/players/)
    expect(engine.createGame({ ruleset: 'standard', seed: 's', players: players(8) }).table.players).toHaveLength(8)
  })

  test('not: it never comes when it was not chosen', () => {
    expect(breaksOut(russianEvening({ options: {} }))).toBe(false)
    expect(breaksOut(russianEvening())).toBe(true)
  })
})
