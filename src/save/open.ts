/** The one door for saves, wherever they were read: their form, then their game. */
import { ContractError, type GameState, hashOf } from '../engine/index.ts'
import { isPlayable } from './check-snapshot.ts'
import { type DeferredReplay, deferReplay } from './deferred-replay.ts'
import type { Save, SavedEntry } from './format.ts'
import type { Migration } from './migrations/index.ts'
import type { Departure, SaveProblem } from './read.ts'
import { isIntact, type ReadResult, readSave } from './read.ts'
import { type Entry, type ReplayResult, replayLog, startingState } from './replay.ts'

/** `earlier`: the log, where it could not be played; then `departed` says why, and the game goes on from its snapshot. */
export type OpenedSave = {
  ok: true
  save: Save
  opening: GameState
  entries: Entry[]
  earlier: readonly SavedEntry[]
  state: GameState
  departed: Departure | null
  /** What led to where it stands is still to be played again; until then `earlier` is the whole log. */
  deferred?: DeferredReplay
}
export type OpenResult = OpenedSave | { ok: false; problem: SaveProblem }

type Form = Extract<ReadResult, { ok: true }>

const fail = (problem: SaveProblem): OpenResult => ({ ok: false, problem })

/** A save opens only in the ruleset, and with the options, it was begun with. */
const hasSameRules = (a: GameState, b: GameState): boolean =>
  a.table.ruleset === b.table.ruleset && JSON.stringify(a.table.options) === JSON.stringify(b.table.options)

/** Where the log leads no longer where the save says: the snapshot stands in, if it is sound. */
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

/** The whole log is played again at once. */
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

/** Logs up to this length are played again in hardly more time than it takes to look a snapshot over. */
const SHORT_LOG = 150

/**
 * A long game as its snapshot says it stands, with the way to what led there. Null: it is short, or that snapshot could not
 * stand in for a log that leads elsewhere; then nothing is shown of it before the log has been played.
 */
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
    // What is wrong with its start is told where it is played.
    return null
  }
}

/** `steps`: other migrations than today's. `standing`: what led to a long game may come later. */
export type OpenOptions = { steps?: readonly Migration[]; deferReplay?: boolean }

/** Opens what was read from a file or from the games kept here. Whatever is wrong with it is told; nothing is thrown. */
export function openSave(raw: unknown, { steps, deferReplay: soon = false }: OpenOptions = {}): OpenResult {
  const form = readSave(raw, steps)
  if (!form.ok) return form
  return (soon ? openWithDeferredReplay(form) : null) ?? openByReplay(form)
}
