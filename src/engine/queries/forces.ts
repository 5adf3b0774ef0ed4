import { contextOf } from '../kernel/context.ts'
import type { Behaviours } from '../kernel/values.ts'
import { attackersIn, defendersIn } from '../phases/combat/forces.ts'
import { companionsOf } from '../phases/combat/land/sides.ts'
import { rulesOf } from '../rulesets/index.ts'
import type { SpaceId } from '../types/ids.ts'
import type { GameState, Stack } from '../types/state.ts'
import type { LandStep, SeaStep } from '../types/step.ts'

/** Stacks of both sides in the current battle, or if the acting power attacked now; includes ships that take no part. */
export function forcesIn(state: GameState, space: SpaceId): { attackers: Stack[]; defenders: Stack[] } {
  const ctx = contextOf(rulesOf(state), state)
  const attacker = state.flow.power
  const companions = state.flow.agenda.length > 0 ? undefined : companionsOf(ctx, space, [])
  return {
    attackers: attackersIn(ctx, space, attacker, companions),
    defenders: defendersIn(ctx, space, attacker),
  }
}

/** Battle steps of this game in order, and its variable behaviours. */
export function battleRules(state: GameState): { land: LandStep[]; sea: SeaStep[]; behaviours: Behaviours } {
  const { steps, behaviours } = rulesOf(state)
  return { land: steps.land.map(({ id }) => id), sea: steps.sea.map(({ id }) => id), behaviours }
}
