import { type Ctx, emit } from '../../flow/context.ts'
import { controllerOf } from '../../state/queries.ts'
import { ISOLATED, isIsolated } from '../../state/relations.ts'
import type { SpaceId } from '../../types/ids.ts'

const invades = (ctx: Ctx, to: SpaceId): boolean =>
  isIsolated(ctx, ISOLATED) &&
  controllerOf(ctx.state, to) === ISOLATED &&
  ctx.rules.sideOf(ctx.state.power) !== ctx.rules.sideOf(ISOLATED)

/** Going ashore in the neutral United States brings it into the war, done or declared (STD-POL-24 to POL-26). */
export function enterWarIfInvaded(ctx: Ctx, to: SpaceId): void {
  if (invades(ctx, to)) emit(ctx, { type: 'war-entered', power: ISOLATED, cause: 'attacked', rule: 'STD-POL-26' })
}

/** The same position with that war declared, for checking a landing before it is made. */
export const asIfInvaded = (ctx: Ctx, to: SpaceId): Ctx =>
  invades(ctx, to) ? { ...ctx, state: { ...ctx.state, usaAtWar: true } } : ctx
