// What planners order of a position, given one after another.
import { expect } from 'vitest'
import { type Action, type GameState, type PositionSpec, type PowerId, reduce, turn } from '../../src/engine/index.ts'
import { type PlayerLevel, profileFor } from '../../src/players/levels.ts'
import { randomFrom } from '../../src/players/random.ts'
import type { Planner, PlanningContext } from '../../src/players/types.ts'
import { position } from '../planning/position.ts'

export const thinking = (state: GameState, level: PlayerLevel = 'normal'): PlanningContext => ({
  state,
  power: turn(state).power as PowerId,
  profile: profileFor({ level, seed: 'a' }),
  random: randomFrom('a'),
})

/** What these planners order one after another; each order has to be accepted. */
export function ordered(planners: readonly Planner[], state: GameState, level?: PlayerLevel): Action[] {
  let now = state
  const actions: Action[] = []
  for (const planner of planners)
    for (const { action } of planner(thinking(now, level))) {
      const out = reduce(now, action)
      if (!out.ok) expect.fail(`${JSON.stringify(action)}: ${out.error.message}`)
      now = out.state
      actions.push(action)
    }
  return actions
}

export const britain = (units: PositionSpec['units'], more: Partial<PositionSpec> = {}) =>
  position({ power: 'britain', units: units ?? {}, ...more })
