/**
 * Adopts actions of another tab that plays the open game. Equal entries stay, and new ones are replayed on top, so that a viewed
 * moment and all open panels stay as they are.
 */
import { hashOf } from '../../engine/index.ts'
import type { SavedEntry } from '../../save/format.ts'
import type { OpenedSave } from '../../save/open.ts'
import { createReplay, type Entry } from '../../save/replay.ts'
import { useGame } from '../game/table.ts'
import { followTable } from '../game/table-writers.ts'

const alike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
/** The same action with the same dice; the reason does not matter. */
const sameAct = (own: SavedEntry, kept: SavedEntry): boolean =>
  alike(own.action, kept.action) && (kept.dice === undefined || alike(own.dice, kept.dice))

/** Common prefix of our log plus the new entries; null if replaying them does not reach the saved position. */
function goneOn({ save }: OpenedSave): readonly Entry[] | null {
  const { opening, earlier, log, start } = useGame.getState()
  if (!opening || !alike(start, save.start) || earlier.length > save.log.length) return null
  // Entries not replayed yet are compared in their saved form.
  if (!earlier.every((own, at) => alike(own, save.log[at]))) return null
  const since = save.log.slice(earlier.length)
  const other = since.findIndex((kept, at) => !log[at] || !sameAct(log[at], kept))
  const own = log.slice(0, other < 0 ? since.length : other)
  const replay = createReplay(own.at(-1)?.after ?? opening, since.slice(own.length)).run(() => false)
  if (!replay?.ok || hashOf(replay.state) !== save.hash) return null
  return [...own, ...replay.entries]
}

/** Returns false if the save has to be opened from its start. */
export function syncFromTab(id: string, opened: OpenedSave): boolean {
  const { id: open, readOnly } = useGame.getState()
  if (open !== id || !readOnly || opened.departed) return false
  const log = goneOn(opened)
  if (!log) return false
  const { played = 0, computers = null, agreement = null, savedAt } = opened.save
  followTable({ log, played, agreement, savedAt, ...(computers ? { computers } : {}) })
  return true
}
