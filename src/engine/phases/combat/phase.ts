import type { PhaseRule } from '../../kernel/action.ts'
import { pushTasks } from '../../kernel/context.ts'
import { gather, refuse } from '../../refusal.ts'
import { isInvaded } from './order.ts'
import { readyShores } from './ready.ts'

/** STD-CBT-02: what was entered, or is to be landed in, has to be fought for. */
export const combatPhase: PhaseRule = {
  onOpen: (ctx) => pushTasks(ctx, { task: 'claims' }, { task: 'list-battles' }),
  checkEnd: (ctx) =>
    gather(
      ctx.state.turn.battles
        .filter((b) => b.required && !b.resolved)
        .map(({ space }) => {
          const code = isInvaded(ctx, space) ? 'landing-must-be-made' : 'battle-must-be-fought'
          // Of front land under the armistice the armistice itself says so.
          const rule = ctx.state.war.armistice?.[space] === undefined ? 'STD-CBT-02' : 'ADV-26-21'
          return refuse(ctx, rule, code, { space }, space)
        }),
    ),
  // A reinforcement that could have landed before lands at the latest now (STD-ASL-13).
  closingTasks: (ctx) => [...readyShores(ctx).map((to) => ({ task: 'come-ashore', to }) as const), { task: 'close-combat' }],
}
