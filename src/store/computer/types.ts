/** Asynchronous interface of `src/players/`. */
import type { Action, GameState, PowerId } from '../../engine/index.ts'
import type { Comparison, Motive, PlayerOptions } from '../../players/index.ts'

export type { Comparison, Motive }

/** One reason for each action. */
export type Plan = { readonly actions: readonly Action[]; readonly why: readonly Motive[] }
export type PlannedAnswer = { readonly action: Action; readonly why: Motive }

export type ComputerPlayer = {
  plan(state: GameState, power: PowerId, opts: PlayerOptions): Promise<Plan>
  answer(state: GameState, power: PowerId, opts: PlayerOptions): Promise<PlannedAnswer>
  /** Compares the orders given since `begun`. */
  compare(state: GameState, power: PowerId, opts: PlayerOptions, begun: GameState): Promise<Comparison>
}
