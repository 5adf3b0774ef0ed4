import type { PhaseRule } from '../../kernel/action.ts'
import { checkAllPlaced } from './mobilize.ts'

/** STD-PUR-05: everything bought is placed; then a new army without infantry exchanges a unit for one (STD-MOB-04). */
export const mobilizePhase: PhaseRule = {
  onOpen: (ctx) => {
    for (const step of ctx.rules.steps.openMobilize) step.run(ctx)
  },
  checkEnd: checkAllPlaced,
  closingTasks: () => [{ task: 'exchanges' }],
}
