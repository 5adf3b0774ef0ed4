import type { View } from '../kernel/rules.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { isCapitalLost } from '../state/selectors.ts'
import type { Phase, RuleId, SpaceId } from '../types/ids.ts'

/** Phases closed to a power without its capital, with their rules (STD-CAP-13, ADV-23-04). */
const PHASE_RULES_WITHOUT_CAPITAL: Partial<Record<Phase, RuleId>> = {
  purchase: 'STD-CAP-13',
  mobilize: 'STD-MOB-09',
  income: 'STD-INC-02',
}

/** Tested as each phase opens (STD-CAP-17, STD-PUR-08). */
export const phaseClosedWithoutCapital = (view: View, phase: Phase): RuleId | null =>
  isCapitalLost(view, view.state.flow.power) ? (PHASE_RULES_WITHOUT_CAPITAL[phase] ?? null) : null

/** Why the phase is closed to the acting power, or null (TOU-COL-04). */
export function checkPhaseClosed(view: View, phase: Phase, space?: SpaceId): Refusal | null {
  const rule = view.rules.hooks.phaseClosed(view, phase)
  if (rule === null) return null
  const { power } = view.state.flow
  return refuse(view, rule, isCapitalLost(view, power) ? 'capital-lost' : 'economy-collapsed', { power }, space)
}
