import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { tou } from '../../../support/scenes/start.ts'
import { turnEnds } from '../../../support/scenes/victory.ts'

const game = (options: Record<string, boolean | number>) => engine.createGame({ ruleset: 'tournament', seed: 's', options })

describe('TOU-VIC-05 the limit is a setting', () => {
  test('allowed: six rounds unless something else is agreed', () => {
    expect(turnEnds('usa', { round: 5 }).winner).toBeNull()
    expect(turnEnds('usa', { round: 6 }).winner).not.toBeNull()
    expect(engine.scores(tou().state)?.limit).toEqual({ by: 'rounds', after: 'usa', rounds: 6, round: 2 })
  })

  test('allowed: another number of rounds', () => {
    expect(turnEnds('usa', { round: 2, options: { rounds: 3 } }).winner).toBeNull()
    expect(turnEnds('usa', { round: 3, options: { rounds: 3 } }).winner).not.toBeNull()
    expect(turnEnds('usa', { round: 6, options: { rounds: 8 } }).winner).toBeNull()
  })

  test('allowed: playing time, with its minutes for the clock of the table', () => {
    expect(engine.scores(game({ 'time-limit': true }))?.limit).toEqual({ by: 'time', after: 'usa', minutes: 360, called: false })
    expect(engine.scores(game({ 'time-limit': true, minutes: 90 }))?.limit).toMatchObject({ minutes: 90 })
    expect(turnEnds('usa', { round: 6, options: { 'time-limit': true } }).winner).toBeNull()
  })

  test('refused: half a round, none, or a word', () => {
    for (const rounds of [0, 2.5, -1, Number.NaN]) expect(() => game({ rounds }), String(rounds)).toThrow(/rounds/)
    expect(() => game({ rounds: 'six' as never })).toThrow(/rounds/)
    expect(() => game({ minutes: 0 })).toThrow(/minutes/)
  })

  test('refused: no time is called in a game of so many rounds', () => {
    tou().refuse({ type: 'time-is-up' }, 'TOU-VIC-05')
  })
})
