import type { PhaseRule } from '../../kernel/action.ts'

/** Nothing is collected before the phase ends. */
export const incomePhase: PhaseRule = {
  closingTasks: (ctx) => ctx.rules.steps.income.map((task) => ({ task })),
}
