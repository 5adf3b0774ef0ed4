import type { LandEntry } from '../../../kernel/move.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import { controllerOf } from '../../../state/selectors.ts'

/** Land that Russia controls after the revolution is closed: to its former enemies (STD-REV-12) and to everybody else (STD-REV-13, ADV-26-03). */
export function checkRevolutionClosed(ctx: Ctx, { power, to }: LandEntry): Refusal | null {
  const { revolution } = ctx.rules.data
  if (!ctx.state.war.revolution || controllerOf(ctx.state, to) !== revolution.power) return null
  const rule = revolution.closed ?? (ctx.rules.sideOf(power) === revolution.against ? 'STD-REV-12' : 'STD-REV-13')
  return refuse(ctx, rule, 'closed-after-revolution', { space: to, power: revolution.power }, to)
}
