import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { engine } from '../support/game.ts'
import { chooser, offersHold, randomGame, replays, step, survivesJson } from '../support/random.ts'
import { runs, timeout } from '../support/runs.ts'

const games = fc.record({ seed: fc.integer(), opening: fc.boolean() })

describe('games of random players', () => {
  test('units, money and land follow from the events; states survive JSON; replays end in the same hash', {
    timeout,
  }, () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const start = { ruleset: 'standard', seed: `random ${seed}` } as const
        const below = chooser(seed + 1)
        let n = 0
        const game = randomGame(start, seed, 160, (state, offered) => {
          if (n++ % 20 === 0) survivesJson(state)
          offersHold(state, offered, below, 2)
        })
        expect(game.actions).toBe(160)
        replays(start, game)
      }),
      runs(1914, 4),
    )
  })

  test('every answer that is listed to a decision is accepted and leads on', { timeout }, () => {
    const crowded = {
      picardy: {
        germany: { infantry: 4, artillery: 2, tank: 2, fighter: 2 },
        france: { infantry: 3, artillery: 1, fighter: 1 },
        britain: { infantry: 2, tank: 1 },
      },
      trieste: { 'austria-hungary': { infantry: 2 }, italy: { infantry: 2, artillery: 1, fighter: 1 } },
      sz9: {
        germany: { battleship: 2, damaged: { battleship: 1 }, cruiser: 1, submarine: 2, transport: 2 },
        britain: { battleship: 1, cruiser: 2, submarine: 2 },
        france: { transport: 1, submarine: 1 },
      },
      ruhr: { germany: { infantry: 3, artillery: 1 } },
      sz10: { germany: { battleship: 1, transports: [{ cargo: [{ power: 'germany', type: 'infantry' }] }] } },
    } as const
    let asked = 0
    fc.assert(
      fc.property(games, ({ seed, opening }) => {
        const spec = {
          ruleset: 'standard',
          base: opening ? 'opening' : 'empty',
          seed: `${seed}`,
          round: 5,
          power: 'germany',
          phase: 'move',
          units: crowded,
        } as const
        randomGame(spec as never, seed, 60, (state, offered) => {
          const decision = engine.decision(state)
          if (!decision) return
          asked++
          for (const action of offered) {
            const { state: next } = step(state, action)
            expect(engine.hashOf(next)).not.toBe(engine.hashOf(state))
            expect(engine.decision(next)?.id).not.toBe(decision.id)
          }
        })
      }),
      runs(1915, 5),
    )
    expect(asked).toBeGreaterThan(10)
  })
})
