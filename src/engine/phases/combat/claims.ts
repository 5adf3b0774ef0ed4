import { popTask } from '../../kernel/context.ts'
import type { Ctx, TaskRunner } from '../../kernel/rules.ts'
import { hasOwnLand, spacesWith } from '../../state/selectors.ts'
import { capture } from '../politics/control.ts'
import { isUndefendedTarget } from './order.ts'

/** Land that was entered and that nobody defends is claimed before any battle, capitals first (STD-MOV-05, STD-POL-12, STD-CAP-10). */
export function claimLand(ctx: Ctx): void {
  const power = ctx.state.flow.power
  const places = spacesWith(ctx.state, power)
  const entered = ctx.rules.map.territories.filter(
    (p) => places.has(p.id) && hasOwnLand(ctx, p.id, power) && isUndefendedTarget(ctx, p.id),
  )
  for (const p of entered.sort((a, b) => Number(b.capitalOf !== null) - Number(a.capitalOf !== null)))
    if (isUndefendedTarget(ctx, p.id)) capture(ctx, p.id, power, 'entered')
}

/** What is to be had without a battle, as Conduct Combat opens. */
function runClaims(ctx: Ctx): void {
  popTask(ctx)
  for (const step of ctx.rules.steps.openCombat) step.run(ctx)
}

export const claimsTask: TaskRunner<'claims'> = { run: runClaims }
