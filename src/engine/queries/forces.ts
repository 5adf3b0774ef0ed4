import { contextOf } from '../kernel/context.ts'
import type { Behaviours } from '../kernel/values.ts'
import { attackersIn, defendersIn } from '../phases/combat/forces.ts'
import { companionsOf } from '../phases/combat/land/joint.ts'
import { rulesOf } from '../rulesets/index.ts'
import type { SpaceId } from '../types/ids.ts'
import type { GameState, Stack } from '../types/state.ts'
import type { LandStep, SeaStep } from '../types/step.ts'

/**
 * The stacks of both sides, in the battle that is under way there or should the acting power attack now: as they stand, ships that take
 * no part among them.
 */
export function forcesIn(state: GameState, space: SpaceId): { attackers: Stack[]; defenders: Stack[] } {
  const ctx = contextOf(rulesOf(state), state)
  const attacker = state.flow.power
  const companions = state.flow.agenda.length > 0 ? undefined : companionsOf(ctx, space, [])
  return {
    attackers: attackersIn(ctx, space, attacker, companions),
    defenders: defendersIn(ctx, space, attacker),
  }
}

/** By what a battle of this game goes: the names of its steps in their order, and what is done one way or another. */
export function battleRules(state: GameState): { land: LandStep[]; sea: SeaStep[]; behaviours: Behaviours } {
  const { steps, behaviours } = rulesOf(state)
  return { land: steps.land.map(({ id }) => id), sea: steps.sea.map(({ id }) => id), behaviours }
}
