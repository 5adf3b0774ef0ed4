import type { Ctx } from '../../../flow/context.ts'
import { refuse } from '../../../refusal.ts'
import { controllerOf } from '../../../state/queries.ts'
import { isIsolated } from '../../../state/relations.ts'
import type { RuleError } from '../../../types/outcome.ts'
import type { LandEntry } from '../plan.ts'

/** A neutral United States goes nowhere on land, and none of the other Allies comes in (STD-POL-19, POL-20). */
export function checkIsolation(ctx: Ctx, { power, to }: LandEntry): RuleError | null {
  const control = controllerOf(ctx.state, to)
  if (isIsolated(ctx, power)) {
    if (control === power) return null
    const enemy = control === 'contested' || (control !== null && ctx.rules.sideOf(control) !== ctx.rules.sideOf(power))
    return refuse(ctx, enemy ? 'STD-POL-19' : 'STD-POL-20', 'neutral-stays-home', { power, space: to }, to)
  }
  if (control === null || control === 'contested' || !isIsolated(ctx, control)) return null
  if (ctx.rules.sideOf(power) === ctx.rules.sideOf(control))
    return refuse(ctx, 'STD-POL-20', 'neutral-home-closed', { power: control, space: to }, to)
  return null
}
