import type { PhaseRule } from '../../kernel/action.ts'
import { gather } from '../../refusal.ts'
import { unmetDuties } from './duties.ts'
import { makeWayOutCheck } from './way-out.ts'

/** STD-MOV-18: what only the finished phase can show keeps it open; then mines, landings that are called off, minor powers. */
export const movePhase: PhaseRule = {
  makeWayOutCheck,
  checkEnd: (ctx) => gather(unmetDuties(ctx)),
  closingTasks: (ctx) =>
    ctx.rules.steps.closeMove.map((step) => (step === 'mines' ? { task: 'mines', zone: null, ships: null } : { task: step })),
}
