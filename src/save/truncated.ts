/** A save whose text ends before it does: what can still be played of it. */
import { type GameState, hashOf } from '../engine/index.ts'
import type { SavedEntry } from './format.ts'
import type { Migration } from './migrations/index.ts'
import { type OpenedSave, openSave } from './open.ts'
import { readSave } from './read.ts'
import { createReplay, type Entry, startingState } from './replay.ts'

/**
 * `played`: the game up to its last whole action. `standing`: as it stood when it was saved, without what led there; null where
 * the file does not say so.
 */
export type TruncatedSave = { byLog: OpenedSave | null; bySnapshot: OpenedSave | null }

/** What a save has after its log in older files, where a cut takes it. */
const MISSING_FIELDS = { hash: '', savedAt: '1970-01-01T00:00:00.000Z', title: '' }

/** Null: there is nothing to be played. */
export function openTruncated(value: unknown, steps?: readonly Migration[]): TruncatedSave | null {
  if (typeof value !== 'object' || value === null) return null
  const raw = { ...MISSING_FIELDS, ...value }
  const cut = { byLog: openLog(raw, steps), bySnapshot: openStoredPosition(raw, steps) }
  return cut.byLog || cut.bySnapshot ? cut : null
}

function openLog(raw: object, steps?: readonly Migration[]): OpenedSave | null {
  const { snapshot: _, ...bare } = raw as { snapshot?: unknown }
  const form = readSave(bare, steps)
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
function playableEntries(opening: GameState, log: readonly SavedEntry[]): Entry[] {
  const whole = createReplay(opening, log).run(() => false)
  if (whole?.ok) return whole.entries
  const part = whole ? createReplay(opening, log.slice(0, whole.at)).run(() => false) : null
  return part?.ok ? part.entries : []
}

/** The position stands before the log in a file, so that it is often whole. */
function openStoredPosition(raw: object, steps?: readonly Migration[]): OpenedSave | null {
  if (!('snapshot' in raw)) return null
  const opened = openSave({ log: [], ...raw }, { steps })
  return opened.ok && opened.departed ? { ...opened, departed: null } : null
}
