import type { PlayerAction } from '../../kernel/action.ts'
import { pushTasks } from '../../kernel/context.ts'
import { gather } from '../../refusal.ts'
import { PHASE_RULES } from '../phases.ts'
import { afterPhase } from '../turn.ts'

/** On to the next phase, when nothing keeps this one open: what the ruleset says of it says more than what every one does. */
export const endPhase: PlayerAction<'end-phase'> = {
  shape: {},
  check: (ctx) =>
    gather([...ctx.rules.checks.end.map((check) => check(ctx)), PHASE_RULES[ctx.state.flow.phase].checkEnd?.(ctx) ?? null]),
  list: () => [{ type: 'end-phase' }],
  perform: (ctx) => {
    const { phase } = ctx.state.flow
    const tasks = PHASE_RULES[phase].closingTasks(ctx)
    afterPhase(ctx, phase)
    pushTasks(ctx, ...tasks)
  },
}
