import type { MovePlan } from '../../../kernel/move-plan.ts'
import type { Ctx, View } from '../../../kernel/rules.ts'
import { gather, type Refusal, refuse } from '../../../refusal.ts'
import { hasTag, isFrozenFront, placeOf, stacksIn } from '../../../state/selectors.ts'
import { entries } from '../../../state/stacks.ts'
import type { Counts, SpaceId, UnitType } from '../../../types/ids.ts'
import { noBorderRule } from '../plan.ts'
import { checkEntry, checkIsolation, checkRevolutionClosed } from './entry.ts'

/** Steps that all land units among these can march. */
export const stepsOnFoot = ({ rules }: Pick<View, 'rules'>, types: readonly UnitType[]): number =>
  Math.min(...types.filter((type) => rules.units[type].kind === 'land').map((type) => rules.units[type].move))

/**
 * Land units march over adjacent land, normally one step (STD-MOV-02, STD-BRD-01, STD-BRD-02), and enter the sea only as cargo.
 * For more steps the ruleset's checks decide (TOU-MOV-01, ADV-01-01).
 */
export function checkOnFoot(ctx: Ctx, plan: MovePlan): Refusal | null {
  if (!plan.land) return null
  const end = placeOf(ctx, plan.to)
  if (end.kind === 'sea') return refuse(ctx, 'STD-MOV-02', 'land-not-on-water', { space: plan.to }, plan.to)
  if (end.kind === 'impassable') return refuse(ctx, 'STD-BRD-02', 'impassable', { space: plan.to }, plan.to)
  const most = stepsOnFoot(
    ctx,
    entries(plan.units).map(([type]) => type),
  )
  if (plan.path.length > most)
    return refuse(ctx, ctx.rules.cites.marchRule, most === 1 ? 'one-space-on-foot' : 'too-far-on-foot', { n: most }, plan.to)
  let at = plan.from
  for (const step of plan.path) {
    const { kind } = placeOf(ctx, step)
    if (kind === 'sea') return refuse(ctx, 'STD-MOV-02', 'land-not-on-water', { space: step }, step)
    if (kind === 'impassable') return refuse(ctx, 'STD-BRD-02', 'impassable', { space: step }, step)
    if (!placeOf(ctx, at).adjacent.includes(step))
      return refuse(ctx, noBorderRule(ctx, at, step, 'STD-BRD-01'), 'not-adjacent', { from: at, to: step }, step)
    at = step
  }
  return null
}

/**
 * A longer march needs the ruleset's consent and open land on the way. Closed land is the better reason (ADV-25-02, ADV-26-03,
 * STD-REV-12).
 */
export function checkMarch(ctx: Ctx, plan: MovePlan): Refusal | null {
  if (!plan.land || plan.path.length === 1) return null
  const { power, from, units, path } = plan
  const entered = (to: SpaceId) => ({ power, from, to, units, by: 'land', bound: false }) as const
  const closed = gather(ctx.rules.checks.march.map((check) => check(ctx, plan)))
  if (closed)
    return gather([...path.flatMap((to) => [checkIsolation(ctx, entered(to)), checkRevolutionClosed(ctx, entered(to))]), closed])
  return gather(path.slice(0, -1).flatMap((to) => checkEntry(ctx, entered(to))))
}

/** After the revolution an infantry of the Central Powers stays on each Russian front (STD-REV-15). */
export function checkFrontStaysManned(ctx: Ctx, from: SpaceId, leaving: Counts): Refusal | null {
  if (!ctx.state.war.revolution || !isFrozenFront(ctx, from)) return null
  const against = ctx.rules.data.revolution.against
  if (ctx.rules.sideOf(ctx.state.flow.power) !== against) return null
  let core = 0
  for (const s of stacksIn(ctx.state, from))
    if (s.power !== 'neutral' && ctx.rules.sideOf(s.power) === against && hasTag(ctx, s.type, 'army-core')) core += s.count
  for (const [type, n] of entries(leaving)) if (hasTag(ctx, type, 'army-core')) core -= n
  return core >= 1 ? null : refuse(ctx, 'STD-REV-15', 'front-must-stay-manned', { space: from }, from)
}
