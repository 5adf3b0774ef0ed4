import type { Deed } from '../../kernel/action.ts'
import { push } from '../../kernel/context.ts'
import { gather } from '../../refusal.ts'
import { PHASE_RULES } from '../phases.ts'
import { afterPhase } from '../turn.ts'

/** On to the next phase, when nothing keeps this one open: what the ruleset says of it says more than what every one does. */
export const endPhase: Deed<'end-phase'> = {
  shape: {},
  check: (ctx) =>
    gather([...ctx.rules.checks.end.map((check) => check(ctx)), PHASE_RULES[ctx.state.flow.phase].staysOpen?.(ctx) ?? null]),
  list: () => [{ type: 'end-phase' }],
  plan: (ctx) => {
    const { phase } = ctx.state.flow
    const tasks = PHASE_RULES[phase].closing(ctx)
    afterPhase(ctx, phase)
    push(ctx, ...tasks)
  },
}
