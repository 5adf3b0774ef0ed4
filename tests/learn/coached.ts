// Moments of a game as the coach sees them.
import { expect } from 'vitest'
import { type CoachLine, coachLines } from '../../src/content/coach.ts'
import { type Action, type GameEvent, type GameState, type PositionSpec, reduce } from '../../src/engine/index.ts'
import type { CoachMoment, CoachProgress } from '../../src/learn/coach/index.ts'

export const byId = (id: string): CoachLine => coachLines.find((line) => line.id === id)!

/** Trieste is fought over, Vienna guarded by two infantry; Austria-Hungary moves. */
export const contested: PositionSpec = {
  ruleset: 'standard',
  base: 'empty',
  seed: 'coach',
  power: 'austria-hungary',
  round: 2,
  phase: 'move',
  units: {
    vienna: { 'austria-hungary': { infantry: 2 } },
    trieste: { 'austria-hungary': { infantry: 2 }, italy: { infantry: 2, artillery: 2 } },
    tyrolia: { italy: { infantry: 3 } },
  },
}

export const NOW = '2 austria-hungary'

export const momentAfter = (state: GameState, events: GameEvent[] = []): CoachMoment => ({
  state,
  events,
  chosen: null,
  picked: {},
  ships: [],
  aimed: null,
  board: null,
  held: new Set(),
  entering: null,
})
export function played(state: GameState, ...actions: Action[]): { state: GameState; events: GameEvent[] } {
  return actions.reduce(
    (sum, action) => {
      const outcome = reduce(sum.state, action)
      return outcome.ok
        ? { state: outcome.state, events: [...sum.events, ...outcome.events] }
        : expect.fail(`${action.type}: ${outcome.error.message}`)
    },
    { state, events: [] as GameEvent[] },
  )
}
export const END: Action = { type: 'end-phase' }
export const veteran: CoachProgress = { turns: ['a', 'b', 'c'], lines: {} }
