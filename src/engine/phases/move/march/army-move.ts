import type { MovePlan } from '../../../kernel/move-plan.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import type { Refusal } from '../../../refusal.ts'
import { isBoundAtStart, placeOf } from '../../../state/selectors.ts'
import { entries } from '../../../state/stacks.ts'
import type { Counts, SpaceId } from '../../../types/ids.ts'
import { checkFighterStay, checkFlight, checkOverflight } from '../fly/flight.ts'
import { checkEntry } from './entry.ts'
import { checkFrontStaysManned, checkMarch, checkOnFoot } from './march.ts'

/** Whether some of these units began the turn in contested land and can still move (STD-MOV-06). */
export const includesBoundUnits = (ctx: Ctx, from: SpaceId, units: Counts): boolean =>
  entries(units).some(([type]) => isBoundAtStart(ctx.rules, ctx.state, from, type))

/** All reasons against land and air units entering a territory. */
export function checkArmyMove(ctx: Ctx, plan: MovePlan): (Refusal | null)[] {
  const steps = [checkOnFoot(ctx, plan), checkFlight(ctx, plan)]
  if (steps.some((e) => e !== null) || placeOf(ctx, plan.to).kind !== 'land') return steps
  const entry = {
    power: plan.power,
    from: plan.from,
    to: plan.to,
    units: plan.units,
    by: plan.land ? ('land' as const) : ('air' as const),
    bound: plan.land && includesBoundUnits(ctx, plan.from, plan.units),
  }
  const over = plan.path
    .slice(0, -1)
    .map((space) => (plan.air && placeOf(ctx, space).kind === 'land' ? checkOverflight(ctx, plan, space) : null))
  const restless = checkFighterStay(ctx, plan, entry)
  if (restless) return [...over, restless]
  return [checkMarch(ctx, plan), ...over, ...checkEntry(ctx, entry), checkFrontStaysManned(ctx, plan.from, plan.units)]
}
