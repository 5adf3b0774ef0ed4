import { emit } from '../../kernel/context.ts'
import type { Ctx, View } from '../../kernel/rules.ts'
import { ISOLATED, isIsolated } from '../../state/relations.ts'
import { controllerOf } from '../../state/selectors.ts'
import type { PowerId, RuleId, SpaceId } from '../../types/ids.ts'
import { peaceOf } from './late-power.ts'

const isInvasion = (ctx: Ctx, to: SpaceId): boolean =>
  isIsolated(ctx, ISOLATED) &&
  controllerOf(ctx.state, to) === ISOLATED &&
  ctx.rules.sideOf(ctx.state.flow.power) !== ctx.rules.sideOf(ISOLATED)

/**
 * Going ashore in the neutral United States brings it into the war, done or declared (STD-POL-24, STD-POL-25, STD-POL-26,
 * INF-USA-08).
 */
export function enterWarIfInvaded(ctx: Ctx, to: SpaceId): void {
  if (isInvasion(ctx, to))
    emit(ctx, { type: 'war-entered', power: ISOLATED, cause: 'attacked', rule: ctx.rules.data.isolation.war.land })
}

/** The same position with that war declared, for checking a landing before it is made. */
export const asIfInvaded = (ctx: Ctx, to: SpaceId): Ctx =>
  isInvasion(ctx, to)
    ? {
        ...ctx,
        state: { ...ctx.state, war: { ...ctx.state.war, neutrals: ctx.state.war.neutrals.filter((p) => p !== ISOLATED) } },
      }
    : ctx

/**
 * The rules that bind a power while it is not at war yet (STD-POL-19, STD-POL-20, INF-ITA-03, INF-USA-05, INF-USA-06,
 * INF-USA-07); none once it is.
 */
export function restrictionsOn(view: View, power: PowerId): RuleId[] {
  if (!isIsolated(view, power)) return []
  const peace = peaceOf(view, power)
  const { attacks, entersEnemies, entersOthers, flies, boards, carries, represents } = view.rules.data.isolation
  const rules = peace
    ? [peace.attacks, peace.visits, peace.leaves, peace.carries]
    : [attacks, entersEnemies, entersOthers, flies, boards, carries, represents]
  return [...new Set(rules.filter((rule) => rule !== undefined))].sort()
}
