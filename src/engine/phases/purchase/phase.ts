import type { PhaseRule } from '../../kernel/action.ts'

/** Nothing has to be bought (STD-SET-14); what a ruleset makes up for comes as it closes (ADV-21-01). */
export const purchasePhase: PhaseRule = {
  closingTasks: (ctx) => ctx.rules.steps.closePurchase.map((task) => ({ task })),
}
