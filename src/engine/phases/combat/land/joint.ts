import type { Ctx, View } from '../../../kernel/rules.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import { stacksIn } from '../../../state/selectors.ts'
import type { ActionOf } from '../../../types/action.ts'
import type { PowerId, SpaceId } from '../../../types/ids.ts'

/** Powers of one side never attack together (STD-MUL-01). */
export const standardMayJoin = (ctx: Ctx, space: SpaceId, power: PowerId): Refusal | null =>
  refuse(ctx, 'STD-MUL-01', 'allies-attack-apart', { power }, space)

/** Why those named may not attack together with the active power; consent is assumed. */
export function checkCompanions(ctx: Ctx, { space, with: named = [] }: ActionOf<'attack'>): Refusal | null {
  for (const power of named) {
    const error = ctx.rules.hooks.joinRefused(ctx, space, power)
    if (error) return error
  }
  return null
}

/** Friends who could join an attack here, in turn order. */
export const possibleCompanions = (ctx: Ctx, space: SpaceId): PowerId[] =>
  ctx.rules.order.filter((p) => !landedWithAttacker(ctx, space, p) && ctx.rules.hooks.joinRefused(ctx, space, p) === null)

/** Came ashore in this turn's assault from the active power's transports, so it fights at once beside it (INF-TRN-02). */
const landedWithAttacker = (view: View, space: SpaceId, power: PowerId): boolean =>
  power !== view.state.flow.power && stacksIn(view.state, space).some((s) => s.power === power && s.zone !== undefined)

/** Those who attack beside the active power here: who is named, and who landed with it; in turn order. */
export const companionsOf = (ctx: Ctx, space: SpaceId, named: readonly PowerId[]): PowerId[] =>
  ctx.rules.order.filter((p) => named.includes(p) || landedWithAttacker(ctx, space, p))
