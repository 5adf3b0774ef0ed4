/** Replays a log and keeps every intermediate state for undo and history. */
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

/** Data of an entry that the rules do not use. */
export type EntryMeta = Pick<SavedEntry, 'why' | 'played'>
export type Entry = EntryMeta & { action: Action; dice: number[]; events: GameEvent[]; before: GameState; after: GameState }

/** Omits missing fields. */
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

/** Recorded dice replace the seed's: they go to the front of the queue. */
function reduceAsRecorded(state: GameState, { action, dice }: LogEntry): Outcome {
  const outcome = reduce(state, action)
  if (!dice || !outcome.ok || same(outcome.dice, dice)) return outcome
  const queue = [...dice, ...state.table.rng.queue.slice(dice.length)]
  return reduce({ ...state, table: { ...state.table, rng: { ...state.table.rng, queue } } }, action)
}

/** `run` returns null if `shouldYield()` stopped it before the end. */
export type Replay = { run(shouldYield: () => boolean): ReplayResult | null }

export function createReplay(opening: GameState, log: readonly SavedEntry[]): Replay {
  const entries: Entry[] = []
  let state = opening
  return {
    run(shouldYield) {
      for (let recorded = log[entries.length]; recorded; recorded = log[entries.length]) {
        const outcome = reduceAsRecorded(state, recorded)
        if (!outcome.ok) return { ok: false, at: entries.length, error: outcome.error }
        const { action } = recorded
        const { dice, events, state: after } = outcome
        entries.push({ action, dice, events, before: state, after, ...entryMetaOf(recorded) })
        state = after
        if (entries.length < log.length && shouldYield()) return null
      }
      return { ok: true, opening, entries, state }
    },
  }
}

export function replayLog(start: Start, log: readonly SavedEntry[]): ReplayResult {
  return createReplay(startingState(start), log).run(() => false) as ReplayResult
}
