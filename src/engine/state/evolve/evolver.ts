import type { Rules } from '../../kernel/rules.ts'
import type { EventOf, EventType } from '../../types/event.ts'
import type { GameState } from '../../types/state.ts'

export type Evolver<T extends EventType> = (rules: Rules, state: GameState, event: EventOf<T>) => GameState
export type Evolvers<T extends EventType> = { [K in T]: Evolver<K> }
