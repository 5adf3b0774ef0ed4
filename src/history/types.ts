import type { Action, GameEvent, GameState, Phase, PowerId } from '../engine/index.ts'

/** `index`: number of actions before it; 0 is the opening. */
export type Moment = { readonly game: string; readonly index: number }

/** A log entry with its states. */
export type PastAct = {
  readonly action: Action
  readonly dice: readonly number[]
  readonly events: readonly GameEvent[]
  readonly before: GameState
  readonly after: GameState
}

export type WarDate = { readonly round: number; readonly power: PowerId; readonly phase: Phase }

/** A take-back by agreement: to moment `at`, `count` actions, and the date before. The log does not show it. */
export type TakenBack = { readonly at: number; readonly count: number; readonly from: WarDate }

/** A game so far. `game`: its id. */
export type Chronicle = {
  readonly game: string
  readonly opening: GameState
  readonly entries: readonly PastAct[]
  readonly taken?: readonly TakenBack[]
}
