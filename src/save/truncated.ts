/** Opens what is left of a truncated save. */
import { type GameState, hashOf } from '../engine/index.ts'
import type { SavedEntry } from './format.ts'
import type { Migration } from './migrations/index.ts'
import { type OpenedSave, openSave } from './open.ts'
import { readSave } from './read.ts'
import { createReplay, type Entry, startingState } from './replay.ts'

/** `byLog`: up to its last complete action. `bySnapshot`: the saved state without its log. */
export type TruncatedSave = { byLog: OpenedSave | null; bySnapshot: OpenedSave | null }

/** Older files write these fields after the log, so a cut removes them. */
const MISSING_FIELDS = { hash: '', savedAt: '1970-01-01T00:00:00.000Z', title: '' }

/** Null if nothing can be opened. */
export function openTruncated(value: unknown, steps?: readonly Migration[]): TruncatedSave | null {
  if (typeof value !== 'object' || value === null) return null
  const raw = { ...MISSING_FIELDS, ...value }
  const cut = { byLog: openLog(raw, steps), bySnapshot: openStoredPosition(raw, steps) }
  return cut.byLog || cut.bySnapshot ? cut : null
}

function openLog(raw: object, steps?: readonly Migration[]): OpenedSave | null {
  const { snapshot: _, ...bare } = raw as { snapshot?: unknown }
  const result = readSave(bare, steps)
  if (!result.ok) return null
  const { save } = result
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

/** The longest playable prefix of the log. */
function playableEntries(opening: GameState, log: readonly SavedEntry[]): Entry[] {
  const all = createReplay(opening, log).run(() => false)
  if (all?.ok) return all.entries
  const part = all ? createReplay(opening, log.slice(0, all.at)).run(() => false) : null
  return part?.ok ? part.entries : []
}

/** The snapshot comes before the log, so it is often complete. */
function openStoredPosition(raw: object, steps?: readonly Migration[]): OpenedSave | null {
  if (!('snapshot' in raw)) return null
  const opened = openSave({ log: [], ...raw }, { steps })
  return opened.ok && opened.departed ? { ...opened, departed: null } : null
}
