/** What is looked back upon: a game from its opening on, with all that was done. */
import type { Action, GameEvent, GameState, Phase, PowerId } from '../engine/index.ts'

/** A point of a game, by how many actions had been done; 0 is the opening. */
export type Moment = { readonly game: string; readonly index: number }

/** One action that was done, with what it led from and to. The log of a table is a list of these. */
export type PastAct = {
  readonly action: Action
  readonly dice: readonly number[]
  readonly events: readonly GameEvent[]
  readonly before: GameState
  readonly after: GameState
}

/** Where a moment lies in the war. */
export type WarDate = { readonly round: number; readonly power: PowerId; readonly phase: Phase }

/** What both sides took back together: to which moment, how many acts, and where the game had stood. No act of the log says it. */
export type TakenBack = { readonly at: number; readonly count: number; readonly from: WarDate }

/** A game as far as it was played. `game` is its name among others. */
export type Chronicle = {
  readonly game: string
  readonly opening: GameState
  readonly entries: readonly PastAct[]
  readonly taken?: readonly TakenBack[]
}
