import type { LandEntry, MovePlan } from '../../../kernel/move-plan.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { gather, type Refusal, refuse } from '../../../refusal.ts'
import { placeOf, stacksIn } from '../../../state/selectors.ts'
import { entries } from '../../../state/stacks.ts'
import { checkEntry, checkIsolation } from '../march/entry.ts'
import { noBorderRule } from '../plan.ts'

/** Fighters fly up to two spaces over open land and end with land units of their power (STD-AIR-01, STD-AIR-02, STD-AIR-03). */
export function checkFlight(ctx: Ctx, plan: MovePlan): Refusal | null {
  if (!plan.air) return null
  const range = Math.min(
    ...entries(plan.units).map(([type]) => (ctx.rules.units[type].kind === 'air' ? ctx.rules.units[type].move : 99)),
  )
  if (plan.path.length > range) return refuse(ctx, 'STD-AIR-01', 'too-far-to-fly', { n: range }, plan.to)
  let at = plan.from
  for (const step of plan.path) {
    const place = placeOf(ctx, step)
    if (place.kind === 'impassable') return refuse(ctx, 'STD-BRD-02', 'impassable', { space: step }, step)
    if (!placeOf(ctx, at).adjacent.includes(step))
      return refuse(ctx, noBorderRule(ctx, at, step, 'STD-BRD-01'), 'not-adjacent', { from: at, to: step }, step)
    at = step
  }
  const end = placeOf(ctx, plan.to)
  return end.kind === 'sea' ? refuse(ctx, 'STD-AIR-03', 'fighter-over-sea', {}, plan.to) : null
}

/** A fighter alone must be allowed to stay. Closed land is the better reason (INF-COL-07, INF-USA-06, ADV-25-02, ADV-26-03). */
export function checkFighterStay(ctx: Ctx, plan: MovePlan, entry: LandEntry): Refusal | null {
  if (plan.land || !plan.air) return null
  const alone = ctx.rules.hooks.fighterStayRefused(ctx, plan.to, stacksIn(ctx.state, plan.to), plan.power)
  if (!alone) return null
  return gather([...checkEntry(ctx, entry), refuse(ctx, alone.rule, alone.code, { space: plan.to, power: plan.power }, plan.to)])
}

/** Fighters pass over anything (STD-AIR-02, STD-POL-18) except into or out of isolation (STD-POL-20); rulesets may close more. */
export function checkOverflight(ctx: Ctx, plan: MovePlan, space: string): Refusal | null {
  const entry = { power: plan.power, from: plan.from, to: space, units: {}, by: 'air', bound: false } as const
  return gather([checkIsolation(ctx, entry, true), ...ctx.rules.checks.overfly.map((check) => check(ctx, entry))])
}
