/** Plays a log again from its start, keeping what every step led to, so that it can be undone and told. */
import {
  type Action,
  createGame,
  type GameEvent,
  type GameState,
  type LogEntry,
  type Outcome,
  positionFrom,
  type RuleError,
  reduce,
} from '../engine/index.ts'
import { isPosition, type Start } from './format.ts'
import type { KeptEntry } from './reasons.ts'

/** What is kept with an act beside the game: why, where the computer did it; what the clock said, where there is one. */
export type Margin = Pick<KeptEntry, 'why' | 'played'>
/** One action that was done: what was wanted, what chance answered, what happened. */
export type Entry = Margin & { action: Action; dice: number[]; events: GameEvent[]; before: GameState; after: GameState }

/** Nothing stands there that is not known. */
export const marginOf = ({ why, played }: Margin): Margin => ({ ...(why && { why }), ...(played !== undefined && { played }) })

export type Rebuilt =
  | { ok: true; opening: GameState; entries: Entry[]; state: GameState }
  | { ok: false; at: number; error: RuleError }

export function startingState(start: Start): GameState {
  return isPosition(start) ? positionFrom(start) : createGame(start)
}

const same = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((die, i) => die === b[i])

/** Recorded dice win over the seed's: they go to the front of the queue, in place of what they were taken from. */
function reduceAsRecorded(state: GameState, { action, dice }: LogEntry): Outcome {
  const outcome = reduce(state, action)
  if (!dice || !outcome.ok || same(outcome.dice, dice)) return outcome
  const queue = [...dice, ...state.table.rng.queue.slice(dice.length)]
  return reduce({ ...state, table: { ...state.table, rng: { ...state.table.rng, queue } } }, action)
}

export function rebuild(start: Start, log: readonly KeptEntry[]): Rebuilt {
  const opening = startingState(start)
  const entries: Entry[] = []
  let state = opening
  for (const [at, recorded] of log.entries()) {
    const outcome = reduceAsRecorded(state, recorded)
    if (!outcome.ok) return { ok: false, at, error: outcome.error }
    const { action } = recorded
    const { dice, events, state: after } = outcome
    entries.push({ action, dice, events, before: state, after, ...marginOf(recorded) })
    state = outcome.state
  }
  return { ok: true, opening, entries, state }
}
