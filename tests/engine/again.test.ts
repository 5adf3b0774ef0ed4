// A sample of what npm run test:again does with the whole rule suite: actions of a late war undone and done again, and with
// their dice typed in. And that both would be noticed if they came out otherwise.
import { describe, expect, test } from 'vitest'
import type { GameState } from '../../src/engine/index.ts'
import { modesAsked, playAgain } from '../support/again.ts'
import { at, engine, move } from '../support/game.ts'
import { timeout } from '../support/runs.ts'
import { lateWar, wage } from '../support/war.ts'

describe('every action once more', () => {
  test.each(engine.RULESET_IDS)('in a late war of the %s game', { timeout }, (ruleset) => {
    let dice = 0
    for (const { before, action, outcome } of wage(lateWar(ruleset), 1914, 40)) {
      playAgain(['undo', 'dice'], before, action, outcome)
      dice += outcome.dice.length
    }
    expect(dice).toBeGreaterThan(0)
  })

  test('is tried in no other way than those that are known', () => {
    const kept = process.env.PLAY_AGAIN
    try {
      process.env.PLAY_AGAIN = 'undo,dice'
      expect(modesAsked()).toEqual(['undo', 'dice'])
      process.env.PLAY_AGAIN = 'redo'
      expect(modesAsked).toThrow('not redo')
      delete process.env.PLAY_AGAIN
      expect(modesAsked()).toEqual([])
    } finally {
      if (kept !== undefined) process.env.PLAY_AGAIN = kept
    }
  })
})

describe('this check', () => {
  const g = at({
    phase: 'combat',
    units: { picardy: { germany: { infantry: 2, artillery: 1 }, france: { infantry: 2 } } },
    queue: [1, 2, 3, 4, 5],
  })
  const before = g.state
  const attack = { type: 'attack', space: 'picardy' } as const
  const outcome = g.do(attack)
  const other = (state: Partial<GameState['flow']>) => ({
    ...outcome,
    state: { ...outcome.state, flow: { ...outcome.state.flow, ...state } },
  })

  test('finds another state, another event, another die', () => {
    for (const mode of ['undo', 'dice'] as const) {
      expect(() => playAgain([mode], before, attack, outcome)).not.toThrow()
      expect(() => playAgain([mode], before, attack, other({ round: 9 }))).toThrow()
      expect(() => playAgain([mode], before, attack, { ...outcome, events: outcome.events.slice(1) })).toThrow()
      expect(() => playAgain([mode], before, attack, { ...outcome, dice: [...outcome.dice, 6] })).toThrow()
    }
    const [first = 1, ...rest] = outcome.dice
    expect(() => playAgain(['dice'], before, attack, { ...outcome, dice: [7 - first, ...rest] })).toThrow()
  })

  test('finds an action that is refused when it is done again', () => {
    for (const mode of ['undo', 'dice'] as const)
      expect(() => playAgain([mode], before, move('ruhr', 'picardy', { infantry: 1 }), outcome)).toThrow('was refused')
  })
})
