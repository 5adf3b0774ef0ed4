import type { Ctx } from '../../flow/context.ts'
import { refuse } from '../../refusal.ts'
import { hasOwnLand, placeOf } from '../../state/queries.ts'
import { entries } from '../../state/stacks.ts'
import type { RuleError } from '../../types/outcome.ts'
import { landMoveBound } from './bound-units.ts'
import { checkEntry } from './enter/index.ts'
import { checkFrontStaysManned } from './frozen-front.ts'
import type { MovePlan } from './plan.ts'

/** Land units go one step to a neighbouring territory; they enter the sea only as cargo (STD-MOV-02, BRD-01, BRD-02). */
export function checkOnFoot(ctx: Ctx, plan: MovePlan): RuleError | null {
  if (!plan.land) return null
  const to = placeOf(ctx, plan.to)
  if (to.kind === 'sea') return refuse(ctx, 'STD-MOV-02', 'land-not-on-water', { space: plan.to }, plan.to)
  if (to.kind === 'impassable') return refuse(ctx, 'STD-BRD-02', 'impassable', { space: plan.to }, plan.to)
  if (plan.path.length > 1) return refuse(ctx, 'STD-MOV-02', 'one-space-on-foot', {}, plan.to)
  if (!placeOf(ctx, plan.from).adjacent.includes(plan.to))
    return refuse(ctx, 'STD-BRD-01', 'not-adjacent', { from: plan.from, to: plan.to }, plan.to)
  return null
}

/** Fighters fly two spaces over anything but what is closed, and end where land units of their power stand (STD-AIR-01 to AIR-03). */
export function checkFlight(ctx: Ctx, plan: MovePlan): RuleError | null {
  if (!plan.air) return null
  const range = Math.min(
    ...entries(plan.units).map(([type]) => (ctx.rules.units[type].kind === 'air' ? ctx.rules.units[type].move : 99)),
  )
  if (plan.path.length > range) return refuse(ctx, 'STD-AIR-01', 'too-far-to-fly', { n: range }, plan.to)
  let at = plan.from
  for (const step of plan.path) {
    const place = placeOf(ctx, step)
    if (place.kind === 'impassable') return refuse(ctx, 'STD-BRD-02', 'impassable', { space: step }, step)
    if (!placeOf(ctx, at).adjacent.includes(step)) return refuse(ctx, 'STD-BRD-01', 'not-adjacent', { from: at, to: step }, step)
    at = step
  }
  const end = placeOf(ctx, plan.to)
  if (end.kind === 'sea') return refuse(ctx, 'STD-AIR-03', 'fighter-over-sea', { space: plan.to }, plan.to)
  if (!hasOwnLand(ctx, plan.to, plan.power) && !plan.land)
    return refuse(ctx, 'STD-AIR-03', 'fighter-needs-own-army', { space: plan.to, power: plan.power }, plan.to)
  return null
}

/** Everything that can be wrong with land and air units going into a territory, whatever else moves. */
export function checkArmyMove(ctx: Ctx, plan: MovePlan): (RuleError | null)[] {
  const steps = [checkOnFoot(ctx, plan), checkFlight(ctx, plan)]
  if (steps.some((e) => e !== null) || placeOf(ctx, plan.to).kind !== 'land') return steps
  const entry = {
    power: plan.power,
    from: plan.from,
    to: plan.to,
    units: plan.units,
    by: plan.land ? ('land' as const) : ('air' as const),
    bound: plan.land && landMoveBound(ctx, plan.from, plan.units),
  }
  const over = plan.path
    .slice(0, -1)
    .map((space) => (placeOf(ctx, space).kind === 'land' ? checkOverflight(ctx, plan, space) : null))
  return [...over, ...checkEntry(ctx, entry), checkFrontStaysManned(ctx, plan.from, plan.units)]
}

/** A fighter passes over anything (STD-AIR-02, POL-18), Russia's land after the revolution too, but not out of or into isolation (STD-POL-20). */
function checkOverflight(ctx: Ctx, plan: MovePlan, space: string): RuleError | null {
  const closed = checkEntry(ctx, { power: plan.power, from: plan.from, to: space, units: {}, by: 'air', bound: false }).find(
    (e) => e?.rule.startsWith('STD-POL'),
  )
  return closed ?? null
}
