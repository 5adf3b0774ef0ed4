/** Opens saves of every source: checks the format, then replays the log. */
import { ContractError, type GameState, hashOf } from '../engine/index.ts'
import { isPlayable, isShowable } from './check-snapshot.ts'
import { type DeferredReplay, deferReplay } from './deferred-replay.ts'
import type { Save, SavedEntry } from './format.ts'
import type { Migration } from './migrations/index.ts'
import type { Departure, SaveProblem } from './read.ts'
import { isIntact, type ReadResult, readSave } from './read.ts'
import { type Entry, type ReplayResult, replayLog, startingState } from './replay.ts'

/** `departed`: why the log (`earlier`) could not be replayed, so the game continues from its snapshot. */
export type OpenedSave = {
  ok: true
  save: Save
  opening: GameState
  entries: Entry[]
  earlier: readonly SavedEntry[]
  state: GameState
  departed: Departure | null
  /** Set while the replay is pending; `earlier` is then the whole log. */
  deferred?: DeferredReplay
}
export type OpenResult = OpenedSave | { ok: false; problem: SaveProblem }

type Form = Extract<ReadResult, { ok: true }>

const fail = (problem: SaveProblem): OpenResult => ({ ok: false, problem })

const hasSameRules = (a: GameState, b: GameState): boolean =>
  a.table.ruleset === b.table.ruleset && JSON.stringify(a.table.options) === JSON.stringify(b.table.options)

/** The log does not lead to the saved hash: use the snapshot if it is valid. */
function openSnapshot(save: Save, rebuilt: ReplayResult): OpenResult {
  const { snapshot } = save
  if (!snapshot)
    return fail(rebuilt.ok ? { code: 'hash' } : { code: 'refused', action: rebuilt.at + 1, reason: rebuilt.error.message })
  if (!isIntact(snapshot, save.hash)) return fail({ code: rebuilt.ok ? 'hash' : 'snapshot' })
  const { state } = snapshot
  const begun = startingState(save.start)
  if (!hasSameRules(begun, state)) return fail({ code: 'ruleset', begun: begun.table.ruleset, stands: state.table.ruleset })
  if (!isPlayable(state, begun)) return fail({ code: 'snapshot' })
  const departed: Departure = rebuilt.ok ? { code: 'differs' } : { code: 'refused', action: rebuilt.at + 1 }
  return { ok: true, save, opening: state, entries: [], earlier: save.log, state, departed }
}

function openByReplay({ save, vouches }: Form): OpenResult {
  try {
    const rebuilt = replayLog(save.start, save.log)
    if (!rebuilt.ok) return openSnapshot(save, rebuilt)
    const { opening, entries, state } = rebuilt
    const hash = hashOf(state)
    const ends = vouches === 'silent' || (vouches === 'hash' && hash === save.hash)
    if (!ends) return openSnapshot(save, rebuilt)
    return { ok: true, save: { ...save, hash }, opening, entries, earlier: [], state, departed: null }
  } catch (error) {
    if (error instanceof ContractError) return fail({ code: 'start', field: error.field, reason: error.message })
    return fail({ code: 'broken', field: 'log' })
  }
}

/** Replaying such a log takes about as long as validating a snapshot. */
const SHORT_LOG = 150

/** Opens a long game from its snapshot and replays the log later. Null if the snapshot cannot be trusted. */
function openWithDeferredReplay({ save, vouches }: Form): OpenedSave | null {
  const { snapshot, log, hash, start } = save
  if (log.length <= SHORT_LOG || vouches !== 'hash' || !snapshot || !isIntact(snapshot, hash)) return null
  const { state } = snapshot
  try {
    const begun = startingState(start)
    if (!hasSameRules(begun, state) || !isPlayable(state, begun)) return null
    return {
      ok: true,
      save,
      opening: state,
      entries: [],
      earlier: log,
      state,
      departed: null,
      deferred: deferReplay(state, hash, begun, log),
    }
  } catch {
    // `openByReplay` reports an invalid start.
    return null
  }
}

/** `deferReplay`: a long log may be replayed later. */
export type OpenOptions = { steps?: readonly Migration[]; deferReplay?: boolean }

/** Opens a save from a file or the database. Never throws. */
export function openSave(raw: unknown, { steps, deferReplay: deferred = false }: OpenOptions = {}): OpenResult {
  const form = readSave(raw, steps)
  if (!form.ok) return form
  return (deferred ? openWithDeferredReplay(form) : null) ?? openByReplay(form)
}

/** The state of a save without replaying it, for a preview. Null if it is not reliable. */
export function positionOf(raw: unknown): GameState | null {
  const what = readSave(raw)
  if (!what.ok || what.vouches !== 'hash' || !what.save.snapshot) return null
  const { start, snapshot, hash } = what.save
  try {
    return isIntact(snapshot, hash) && isShowable(snapshot.state, startingState(start)) ? snapshot.state : null
  } catch {
    // The start is invalid.
    return null
  }
}
