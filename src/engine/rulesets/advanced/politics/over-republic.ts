import type { LandEntry } from '../../../kernel/move-plan.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import { controllerOf } from '../../../state/selectors.ts'

/** After the revolution fighters cannot cross Russian land (ADV-26-22). */
export function checkFlyOverRussia(ctx: Ctx, { to }: LandEntry): Refusal | null {
  if (!ctx.state.war.revolution || controllerOf(ctx.state, to) !== ctx.rules.data.revolution.power) return null
  return refuse(ctx, 'ADV-26-22', 'overflies-republic', { space: to }, to)
}
