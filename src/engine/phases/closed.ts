import type { HookLook } from '../rulesets/rules.ts'
import { capitalLost } from '../state/queries.ts'
import type { Phase, RuleId } from '../types/ids.ts'

/** The phases a power without its capital goes without (STD-CAP-13), and the rule of each. */
const CLOSED: Partial<Record<Phase, RuleId>> = {
  purchase: 'STD-CAP-13',
  mobilize: 'STD-MOB-09',
  income: 'STD-INC-02',
}

/** Tested as each phase opens (STD-CAP-17, PUR-08). */
export const closedWithoutCapital = (look: HookLook, phase: Phase): RuleId | null =>
  capitalLost(look, look.state.power) ? (CLOSED[phase] ?? null) : null
