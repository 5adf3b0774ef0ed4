/** Games with a handicap, for the tests of its rules. */
import type { ActionOf, Handicap, PowerId, RuleId } from '../../../src/engine/index.ts'
import { checkAction, createGame, type GameState, reduce } from '../../../src/engine/index.ts'

/** A new game with this handicap, before its first turn. */
export const gameWith = (
  handicap: Handicap,
  ruleset: 'standard' | 'advanced' | 'influence' | 'tournament' = 'standard',
): GameState => createGame({ ruleset, seed: 'handicap', handicap })

export type Bid = Omit<ActionOf<'place-bid'>, 'type'>

/** The rules that refuse this answer, the first of them first; none where it is allowed. */
export function refusedBid(state: GameState, bid: Bid): RuleId[] {
  const error = checkAction(state, { type: 'place-bid', ...bid })
  return error ? [error.rule, ...(error.also ?? []).map(({ rule }) => rule)] : []
}

/** Plays an answer that must be allowed. */
export function place(state: GameState, bid: Bid) {
  const outcome = reduce(state, { type: 'place-bid', ...bid })
  if (!outcome.ok) throw new Error(outcome.error.message)
  return outcome
}

/** Answers every bid by keeping all of it. */
export function keepAll(state: GameState): GameState {
  let next = state
  for (let asked = next.flow.pending; asked?.kind === 'bid'; asked = next.flow.pending)
    next = place(next, { money: { [asked.by]: asked.count } as Record<PowerId, number> }).state
  return next
}
