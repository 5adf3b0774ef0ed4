import type { PhaseRule } from '../kernel/action.ts'
import { combatPhase } from '../phases/combat/phase.ts'
import { incomePhase } from '../phases/income/phase.ts'
import { mobilizePhase } from '../phases/mobilize/phase.ts'
import { movePhase } from '../phases/move/phase.ts'
import { purchasePhase } from '../phases/purchase/phase.ts'
import type { Phase } from '../types/ids.ts'

/** Every phase of a turn. */
export const PHASE_RULES: Readonly<Record<Phase, PhaseRule>> = {
  purchase: purchasePhase,
  move: movePhase,
  combat: combatPhase,
  mobilize: mobilizePhase,
  income: incomePhase,
}
