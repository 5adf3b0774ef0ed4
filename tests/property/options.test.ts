import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GameState, PositionSpec } from '../../src/engine/index.ts'
import { engine } from '../support/game.ts'
import { chooser, offersHold, randomGame, replays, survivesJson } from '../support/random.ts'
import { runs, timeout } from '../support/runs.ts'

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
    const spec = (seed: number, on: readonly string[], entered: boolean): PositionSpec => ({
      ruleset: 'standard',
      base: 'empty',
      seed: `late ${seed}`,
      dice: entered ? 'entered' : 'seeded',
      options: optionsOf(on, true),
      round: 4,
      power: 'russia',
      phase: 'income',
      submarineWarfare: true,
      control: { belarus: 'germany', livonia: 'germany', ukraine: 'austria-hungary', finland: 'germany' },
      units: {
        moscow: { russia: { infantry: 4, artillery: 1 }, britain: { infantry: 1 } },
        poland: { russia: { infantry: 2 }, germany: { infantry: 3, artillery: 1 } },
        galicia: { russia: { infantry: 2 }, italy: { infantry: 1 }, 'austria-hungary': { infantry: 3 } },
        romania: { russia: { infantry: 1 }, france: { infantry: 1 } },
        picardy: {
          germany: { infantry: 5, artillery: 2, tank: 2, fighter: 1 },
          france: { infantry: 4, artillery: 1, fighter: 1 },
        },
        ruhr: { germany: { infantry: 3, artillery: 1 } },
        paris: { france: { infantry: 2 }, britain: { infantry: 2, tank: 1 } },
        rome: { italy: { infantry: 2 } },
        trieste: { 'austria-hungary': { infantry: 3, fighter: 1 } },
        ankara: { ottoman: { infantry: 3, artillery: 1 } },
        india: { britain: { infantry: 2 } },
        sz7: { germany: { submarine: 2 } },
        sz9: {
          britain: {
            battleship: 1,
            cruiser: 1,
            transports: [
              {
                cargo: [
                  { power: 'britain', type: 'infantry' },
                  { power: 'france', type: 'infantry' },
                ],
              },
            ],
          },
        },
        sz10: { germany: { cruiser: 2, submarine: 1, transports: [{ cargo: [{ power: 'germany', type: 'infantry' }] }] } },
        sz17: { italy: { cruiser: 1, transport: 1 }, 'austria-hungary': { submarine: 1 } },
        sz1: { usa: { battleship: 1, transport: 1 }, germany: { submarine: 1 } },
        'united-states-of-america': { usa: { infantry: 2 } },
        sz21: { russia: { cruiser: 1, transports: [{ cargo: [{ power: 'russia', type: 'infantry' }] }] } },
      },
    })
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
