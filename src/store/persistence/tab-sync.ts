/**
 * A game that another tab plays goes on here: what stands in the log already stays there, and what was done since is played on top
 * of it. So whoever looks on keeps the past, the moment that is looked at and all that is open.
 */
import { hashOf } from '../../engine/index.ts'
import type { SavedEntry } from '../../save/format.ts'
import type { OpenedSave } from '../../save/open.ts'
import { createReplay, type Entry } from '../../save/replay.ts'
import { useGame } from '../game/table.ts'
import { followTable } from '../game/table-writers.ts'

const alike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
/** The same act with the same dice; why it was done changes nothing. */
const sameAct = (own: SavedEntry, kept: SavedEntry): boolean =>
  alike(own.action, kept.action) && (kept.dice === undefined || alike(own.dice, kept.dice))

/** What is on the table as far as it is the same, and the rest after it; null where that does not lead to where the game stands. */
function goneOn({ save }: OpenedSave): readonly Entry[] | null {
  const { opening, earlier, log, start } = useGame.getState()
  if (!opening || !alike(start, save.start) || earlier.length > save.log.length) return null
  // What has not come yet is compared as it was kept.
  if (!earlier.every((own, at) => alike(own, save.log[at]))) return null
  const since = save.log.slice(earlier.length)
  const other = since.findIndex((kept, at) => !log[at] || !sameAct(log[at], kept))
  const own = log.slice(0, other < 0 ? since.length : other)
  const replay = createReplay(own.at(-1)?.after ?? opening, since.slice(own.length)).run(() => false)
  if (!replay?.ok || hashOf(replay.state) !== save.hash) return null
  return [...own, ...replay.entries]
}

/** Whether what was kept could be put on top of what is on the table; where not, it is opened anew. */
export function syncFromTab(id: string, opened: OpenedSave): boolean {
  const { id: open, readOnly } = useGame.getState()
  if (open !== id || !readOnly || opened.departed) return false
  const log = goneOn(opened)
  if (!log) return false
  const { played = 0, computers = null, agreement = null, savedAt } = opened.save
  followTable({ log, played, agreement, savedAt, ...(computers ? { computers } : {}) })
  return true
}
