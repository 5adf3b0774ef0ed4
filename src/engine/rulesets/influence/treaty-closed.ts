import type { LandEntry } from '../../kernel/move-plan.ts'
import type { Ctx } from '../../kernel/rules.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { isAtPeace, isIsolated } from '../../state/relations.ts'
import { controllerOf, placeOf } from '../../state/selectors.ts'
import type { PowerId, RuleId, SpaceId } from '../../types/ids.ts'

/**
 * Land left to the power at peace is closed, also to fighters (INF-RUS-09). Units inside may withdraw (INF-RUS-10), through it
 * only without a direct way out (INF-RUS-18).
 */
export function checkClosedByTreaty(ctx: Ctx, { power, from, to }: LandEntry): Refusal | null {
  if (!isAtPeace(ctx, to)) return null
  const inside = isAtPeace(ctx, from) && placeOf(ctx, from).land.includes(to)
  if (!inside)
    return refuse(ctx, peaceRule(ctx, to), 'closed-after-revolution', { space: to, power: ctx.rules.data.revolution.power }, to)
  const out = placeOf(ctx, from).land.find((id) => isOwnSide(ctx, id, power))
  return out === undefined ? null : refuse(ctx, 'INF-RUS-18', 'way-out-is-open', { space: out, to }, to)
}

/** The rule that closes the land: original (INF-RUS-09) or held abroad (INF-RUS-19). */
const peaceRule = (ctx: Ctx, space: SpaceId): RuleId =>
  placeOf(ctx, space).original === ctx.rules.data.revolution.power ? 'INF-RUS-09' : 'INF-RUS-19'

/** No battles in such land. */
export const checkBattleAtPeace = (ctx: Ctx, space: SpaceId): Refusal | null =>
  isAtPeace(ctx, space) ? refuse(ctx, peaceRule(ctx, space), 'no-fighting-at-peace', { space }, space) : null

function isOwnSide(ctx: Ctx, space: SpaceId, power: PowerId): boolean {
  const control = controllerOf(ctx.state, space)
  if (control === null || control === 'contested' || isAtPeace(ctx, space) || isIsolated(ctx, control)) return false
  return ctx.rules.sideOf(control) === ctx.rules.sideOf(power)
}
