import type { Ctx } from '../../../flow/context.ts'
import { refuse } from '../../../refusal.ts'
import { controllerOf, placeOf } from '../../../state/queries.ts'
import { isAtPeace, isIsolated } from '../../../state/relations.ts'
import type { PowerId, SpaceId } from '../../../types/ids.ts'
import type { RuleError } from '../../../types/outcome.ts'
import type { LandEntry } from '../plan.ts'

/**
 * Nobody enters, or flies over, land left to the power that has made peace (INF-RUS-09). What still stands in it may withdraw
 * (INF-RUS-10): through it step by step as long as no territory next to it outside is its side's (INF-RUS-18).
 */
export function checkClosedByTreaty(ctx: Ctx, { power, from, to }: LandEntry): RuleError | null {
  if (!isAtPeace(ctx, to)) return null
  const inside = isAtPeace(ctx, from) && placeOf(ctx, from).land.includes(to)
  if (!inside)
    return refuse(ctx, 'INF-RUS-09', 'closed-after-revolution', { space: to, power: ctx.rules.data.revolution.power }, to)
  const out = placeOf(ctx, from).land.find((id) => isOwnSide(ctx, id, power))
  return out === undefined ? null : refuse(ctx, 'INF-RUS-18', 'way-out-is-open', { space: out, to }, to)
}

function isOwnSide(ctx: Ctx, space: SpaceId, power: PowerId): boolean {
  const control = controllerOf(ctx.state, space)
  if (control === null || control === 'contested' || isAtPeace(ctx, space) || isIsolated(ctx, control)) return false
  return ctx.rules.sideOf(control) === ctx.rules.sideOf(power)
}
