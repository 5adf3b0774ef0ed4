import type { Rules } from '../../kernel/rules.ts'
import type { EventType, GameEvent } from '../../types/event.ts'
import type { GameState } from '../../types/state.ts'
import { armisticeEvents } from './armistice.ts'
import { battleEvents } from './battle.ts'
import { controlEvents } from './control.ts'
import type { Evolver, Evolvers } from './evolver.ts'
import { landingEvents } from './landing.ts'
import { moneyEvents } from './money.ts'
import { moveEvents } from './move.ts'
import { turnEvents } from './turn.ts'

/** An event type without an evolver does not compile. */
const evolvers: Evolvers<EventType> = {
  ...turnEvents,
  ...moneyEvents,
  ...moveEvents,
  ...controlEvents,
  ...battleEvents,
  ...armisticeEvents,
  ...landingEvents,
}

/** The only function that applies events to a state. It never refuses one. */
export function evolve(rules: Rules, state: GameState, event: GameEvent): GameState {
  return (evolvers[event.type] as Evolver<EventType>)(rules, state, event)
}
