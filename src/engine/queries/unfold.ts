import { rulesOf } from '../rulesets/index.ts'
import { evolve } from '../state/evolve/index.ts'
import type { GameEvent } from '../types/event.ts'
import type { GameState } from '../types/state.ts'

/** The position after some events of an action, for display only: dice and tasks stay as before the action. */
export const applyEvents = (before: GameState, events: readonly GameEvent[]): GameState => {
  const rules = rulesOf(before)
  return events.reduce((state, event) => evolve(rules, state, event), before)
}
