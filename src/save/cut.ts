/** A save whose text ends before it does: what can still be played of it. */
import { type GameState, hashOf } from '../engine/index.ts'
import type { Migration } from './migrations/index.ts'
import { type OpenedSave, openSave } from './open.ts'
import { read } from './read.ts'
import type { KeptEntry } from './reasons.ts'
import { type Entry, replayOf, startingState } from './rebuild.ts'

/**
 * `played`: the game up to its last whole action. `standing`: as it stood when it was saved, without what led there; null where
 * the file does not say so.
 */
export type CutSave = { played: OpenedSave | null; standing: OpenedSave | null }

/** What a save has after its log in older files, where a cut takes it. */
const LOST = { hash: '', savedAt: '1970-01-01T00:00:00.000Z', title: '' }

/** Null: there is nothing to be played. */
export function openCut(value: unknown, steps?: readonly Migration[]): CutSave | null {
  if (typeof value !== 'object' || value === null) return null
  const raw = { ...LOST, ...value }
  const cut = { played: playedOf(raw, steps), standing: standingOf(raw, steps) }
  return cut.played || cut.standing ? cut : null
}

function playedOf(raw: object, steps?: readonly Migration[]): OpenedSave | null {
  const { snapshot: _, ...bare } = raw as { snapshot?: unknown }
  const form = read(bare, steps)
  if (!form.ok) return null
  const { save } = form
  try {
    const opening = startingState(save.start)
    const entries = playableEntries(opening, save.log)
    const state = entries.at(-1)?.after ?? opening
    if (entries.length === 0) return null
    const log = save.log.slice(0, entries.length)
    return { ok: true, save: { ...save, log, hash: hashOf(state) }, opening, entries, earlier: [], state, departed: null }
  } catch {
    return null
  }
}

/** As many actions as can be played one after another. */
function playableEntries(opening: GameState, log: readonly KeptEntry[]): Entry[] {
  const whole = replayOf(opening, log).goOn(() => false)
  if (whole?.ok) return whole.entries
  const part = whole ? replayOf(opening, log.slice(0, whole.at)).goOn(() => false) : null
  return part?.ok ? part.entries : []
}

/** The position stands before the log in a file, so that it is often whole. */
function standingOf(raw: object, steps?: readonly Migration[]): OpenedSave | null {
  if (!('snapshot' in raw)) return null
  const opened = openSave({ log: [], ...raw }, { steps })
  return opened.ok && opened.departed ? { ...opened, departed: null } : null
}
