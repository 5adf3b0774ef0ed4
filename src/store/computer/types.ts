/** What the table asks of a computer player: the door of `src/players/`, with answers that may take a while. */
import type { Action, GameState, PowerId } from '../../engine/index.ts'
import type { Comparison, Motive, PlayerOptions } from '../../players/index.ts'

export type { Comparison, Motive }

/** For each action why it is done. */
export type Plan = { readonly actions: readonly Action[]; readonly why: readonly Motive[] }
export type PlannedAnswer = { readonly action: Action; readonly why: Motive }

export type ComputerPlayer = {
  plan(state: GameState, power: PowerId, opts: PlayerOptions): Promise<Plan>
  answer(state: GameState, power: PowerId, opts: PlayerOptions): Promise<PlannedAnswer>
  /** What the orders given since `begun` fall short of. */
  compare(state: GameState, power: PowerId, opts: PlayerOptions, begun: GameState): Promise<Comparison>
}
