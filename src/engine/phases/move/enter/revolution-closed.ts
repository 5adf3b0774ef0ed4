import type { Ctx } from '../../../flow/context.ts'
import { refuse } from '../../../refusal.ts'
import { controllerOf } from '../../../state/queries.ts'
import type { RuleError } from '../../../types/outcome.ts'
import type { LandEntry } from '../plan.ts'

/** Land that Russia controls after the revolution is closed: to its former enemies (STD-REV-12) and to everybody else (STD-REV-13). */
export function checkRevolutionClosed(ctx: Ctx, { power, to }: LandEntry): RuleError | null {
  const { revolution } = ctx.rules.data
  if (!ctx.state.revolution || controllerOf(ctx.state, to) !== revolution.power) return null
  const rule = ctx.rules.sideOf(power) === revolution.against ? 'STD-REV-12' : 'STD-REV-13'
  return refuse(ctx, rule, 'closed-after-revolution', { space: to, power: revolution.power }, to)
}
