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
import type { SavedEntry } from './format.ts'
import { isPosition, type Start } from './format.ts'

/** What is kept with an act beside the game: why, where the computer did it; what the clock said, where there is one. */
export type EntryMeta = Pick<SavedEntry, 'why' | 'played'>
/** One action that was done: what was wanted, what chance answered, what happened. */
export type Entry = EntryMeta & { action: Action; dice: number[]; events: GameEvent[]; before: GameState; after: GameState }

/** Nothing stands there that is not known. */
export const entryMetaOf = ({ why, played }: EntryMeta): EntryMeta => ({
  ...(why && { why }),
  ...(played !== undefined && { played }),
})

export type ReplayResult =
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

/** A log that is played again in stretches. `goOn`: until it is over, or until it is `tired`, and then it answers nothing yet. */
export type Replay = { run(tired: () => boolean): ReplayResult | null }

export function createReplay(opening: GameState, log: readonly SavedEntry[]): Replay {
  const entries: Entry[] = []
  let state = opening
  return {
    run(tired) {
      for (let recorded = log[entries.length]; recorded; recorded = log[entries.length]) {
        const outcome = reduceAsRecorded(state, recorded)
        if (!outcome.ok) return { ok: false, at: entries.length, error: outcome.error }
        const { action } = recorded
        const { dice, events, state: after } = outcome
        entries.push({ action, dice, events, before: state, after, ...entryMetaOf(recorded) })
        state = after
        if (entries.length < log.length && tired()) return null
      }
      return { ok: true, opening, entries, state }
    },
  }
}

export function replayLog(start: Start, log: readonly SavedEntry[]): ReplayResult {
  // Never tired, it comes to its end.
  return createReplay(startingState(start), log).run(() => false) as ReplayResult
}
