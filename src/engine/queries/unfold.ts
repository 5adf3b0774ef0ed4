import { rulesOf } from '../rulesets/index.ts'
import { evolve } from '../state/evolve/index.ts'
import type { GameEvent } from '../types/event.ts'
import type { GameState } from '../types/state.ts'

/**
 * The position after some of the events of an action, to be looked at one by one: all that they tell is in it. Nothing can be played from
 * there, for what is still to do and what chance has given stand as they did before the action; after all of its events board, money
 * and turn are those of the state that `reduce` gave.
 */
export const unfold = (before: GameState, events: readonly GameEvent[]): GameState => {
  const rules = rulesOf(before)
  return events.reduce((state, event) => evolve(rules, state, event), before)
}
