import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GameState, PositionSpec } from '../../src/engine/index.ts'
import { engine } from '../support/game.ts'
import { chooser, offersHold, randomGame, replays, survivesJson } from '../support/random.ts'
import { runs, timeout } from '../support/runs.ts'
import { lateWar } from '../support/war.ts'

const WIK = Array.from({ length: 16 }, (_, i) => `wik-${`${i + 1}`.padStart(2, '0')}`)
const house = fc.record({
  seed: fc.integer(),
  on: fc.subarray(WIK),
  revolution: fc.boolean(),
  entered: fc.boolean(),
})
const optionsOf = (on: readonly string[], revolution: boolean) => ({
  ...Object.fromEntries(on.map((id) => [id, true])),
  ...(revolution ? { 'russian-revolution': true } : {}),
})

describe('random games under house rules', () => {
  test('any set of options, with seeded and with entered dice', { timeout }, () => {
    fc.assert(
      fc.property(house, ({ seed, on, revolution, entered }) => {
        const start = {
          ruleset: 'standard',
          seed: `house ${seed}`,
          dice: entered ? 'entered' : 'seeded',
          options: optionsOf(on, revolution),
        } as const
        const below = chooser(seed)
        const game = randomGame(start, seed, 120, (state, offered) => offersHold(state, offered, below, 2))
        survivesJson(game.state)
        replays(start, game)
      }),
      runs(1918, 8),
    )
  })

  test('a war on many fronts, late, in which most rules meet', { timeout }, () => {
    const spec = (seed: number, on: readonly string[], entered: boolean): PositionSpec =>
      lateWar('standard', { seed: `late ${seed}`, dice: entered ? 'entered' : 'seeded', options: optionsOf(on, true) })
    let revolutions = 0
    fc.assert(
      fc.property(house, ({ seed, on, entered }) => {
        const start = spec(seed, on, entered)
        const below = chooser(seed)
        let last: GameState | null = null
        const game = randomGame(start, seed, 200, (state, offered) => {
          last = state
          offersHold(state, offered, below, 2)
        })
        if (last && engine.situation(game.state).revolution) {
          revolutions++
          expect(engine.turn(game.state).power).not.toBe('russia')
        }
        survivesJson(game.state)
        replays(start, game)
      }),
      runs(1918, 10),
    )
    expect(revolutions).toBeGreaterThan(3)
  })
})
