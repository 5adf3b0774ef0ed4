import type { Ctx, View } from '../../../kernel/rules.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import { hasTag, stacksIn } from '../../../state/selectors.ts'
import type { ActionOf } from '../../../types/action.ts'
import type { PowerId, SpaceId, UnitType } from '../../../types/ids.ts'
import type { Stack } from '../../../types/state.ts'
import type { LandBattle } from '../../../types/task.ts'
import { attackersIn, countTag, defendersIn } from '../forces.ts'

/** The current land battle. */
export const currentLandBattle = (ctx: Ctx): LandBattle => ctx.state.flow.agenda.at(-1) as LandBattle

/** The attacking stacks (STD-CBT-04). */
export const attackersOf = (view: View, b: LandBattle): Stack[] => attackersIn(view, b.space, b.attacker)
/** The defending stacks (STD-CBT-04). */
export const defendersOf = (view: View, b: LandBattle): Stack[] => defendersIn(view, b.space, b.attacker)

/** Attacking tanks that can still absorb a hit (STD-LND-15, STD-LND-16). */
export const absorbsLeft = (view: View, b: LandBattle): number =>
  Math.max(0, countTag(view, attackersOf(view, b), 'absorbs') - b.absorbed)

/** Whether the fighter is still in the air battle; a damaged one is not (ADV-04-03). */
export const isInAirBattle = (view: View, s: { type: UnitType; damaged?: true }): boolean =>
  !s.damaged && hasTag(view, s.type, 'air-battle')

/** Powers never attack together (STD-MUL-01). */
export const standardMayJoin = (ctx: Ctx, space: SpaceId, power: PowerId): Refusal | null =>
  refuse(ctx, 'STD-MUL-01', 'allies-attack-apart', { power }, space)

/** Why these allies may not join, or null; consent is assumed. */
export function checkCompanions(ctx: Ctx, { space, with: named = [] }: ActionOf<'attack'>): Refusal | null {
  for (const power of named) {
    const error = ctx.rules.hooks.joinRefused(ctx, space, power)
    if (error) return error
  }
  return null
}

/** Allies who could join an attack here, in turn order. */
export const possibleCompanions = (ctx: Ctx, space: SpaceId): PowerId[] =>
  ctx.rules.order.filter((p) => !landedWithAttacker(ctx, space, p) && ctx.rules.hooks.joinRefused(ctx, space, p) === null)

/** Came ashore from the attacker's transports, so it fights too (INF-TRN-02). */
const landedWithAttacker = (view: View, space: SpaceId, power: PowerId): boolean =>
  power !== view.state.flow.power && stacksIn(view.state, space).some((s) => s.power === power && s.zone !== undefined)

/** The named allies and those who landed with the attacker, in turn order. */
export const companionsOf = (ctx: Ctx, space: SpaceId, named: readonly PowerId[]): PowerId[] =>
  ctx.rules.order.filter((p) => named.includes(p) || landedWithAttacker(ctx, space, p))
