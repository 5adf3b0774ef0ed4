import type { Rules } from '../../kernel/rules.ts'
import type { EventType, GameEvent } from '../../types/event.ts'
import type { GameState } from '../../types/state.ts'
import { armisticeEvents } from './armistice.ts'
import { battleEvents } from './battle.ts'
import { controlEvents } from './control.ts'
import type { Evolver, Family } from './family.ts'
import { landingEvents } from './landing.ts'
import { moneyEvents } from './money.ts'
import { moveEvents } from './move.ts'
import { turnEvents } from './turn.ts'

/** What each event does to the state. An event that nobody folds does not compile. */
const evolvers: Family<EventType> = {
  ...turnEvents,
  ...moneyEvents,
  ...moveEvents,
  ...controlEvents,
  ...battleEvents,
  ...armisticeEvents,
  ...landingEvents,
}

/** The only place where an event changes a state. It never judges: what happened, happened. */
export function evolve(rules: Rules, state: GameState, event: GameEvent): GameState {
  return (evolvers[event.type] as Evolver<EventType>)(rules, state, event)
}
