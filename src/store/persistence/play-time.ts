/** Play time of games with a time limit, in localStorage between two saves. */
import { readStored, removeStored, writeStored } from './persisted.ts'

const keyOf = (id: string) => `contested-1914:clock:${id}`

/** The fields used of a table. */
type Timed = { earlier: readonly { played?: number }[]; log: readonly { played?: number }[]; played: number }

/**
 * Play time (ms) after `index` entries of the log. Older saves have no times: then it is estimated from the number of actions.
 */
export function playTimeAt({ earlier, log, played }: Timed, index: number): number {
  const all = [...earlier, ...log]
  const at = earlier.length + index
  const known = at === 0 ? 0 : all[at - 1]?.played
  const next = all.slice(at).find((act) => act.played !== undefined)?.played ?? played
  return known ?? Math.min(next, Math.round(played * (at / Math.max(1, all.length))))
}

/** In milliseconds. */
export function storedPlayTime(id: string): number {
  const played = Number(readStored(keyOf(id)) ?? 0)
  return Number.isFinite(played) && played > 0 ? played : 0
}

export const storePlayTime = (id: string, played: number): void => writeStored(keyOf(id), String(played))

/** Removes the times of games that no longer exist. */
export const removePlayTimes = (gone: (id: string) => boolean): void => removeStored(keyOf(''), gone)
