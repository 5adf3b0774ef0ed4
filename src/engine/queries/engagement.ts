import { contextOf } from '../kernel/context.ts'
import { rulesOf } from '../rulesets/index.ts'
import type { GameState } from '../types/state.ts'
import type { Bonus } from '../types/views.ts'

/** Bonuses on the next engagement die (ADV-09-05, ADV-09-07, ADV-09-08, ADV-09-09); null if none is due. */
export function engagementBonus(state: GameState): Bonus | null {
  const task = state.flow.agenda.at(-1)
  if (task?.task !== 'sea-battle' || !task.wishes) return null
  const side = task.rolls?.attacker === undefined ? 'attacker' : 'defender'
  const rules = rulesOf(state)
  return rules.views.engagement?.(contextOf(rules, state), task, side, task.wishes[side] ?? false) ?? null
}

/**
 * This side's die bonus minus the other side's, if only one of them leaves (ADV-09-04, ADV-09-05, ADV-09-06, ADV-09-07,
 * ADV-09-08, ADV-09-09).
 */
export function engagementEdge(state: GameState, side: 'attacker' | 'defender', leaves: boolean): number {
  const task = state.flow.agenda.at(-1)
  const { engagement } = rulesOf(state).views
  if (task?.task !== 'sea-battle' || !engagement) return 0
  const ctx = contextOf(rulesOf(state), state)
  const sum = ({ swift, boats, transports }: Bonus): number => swift + boats + transports
  const other = side === 'attacker' ? 'defender' : 'attacker'
  return sum(engagement(ctx, task, side, leaves)) - sum(engagement(ctx, task, other, !leaves))
}
