/** How long games against time have been played: what the browser keeps of that beside them, between two actions. */
import { readStored, removeStored, writeStored } from './persisted.ts'

const keyOf = (id: string) => `contested-1914:clock:${id}`

/** All that is asked of a table. */
type Timed = { earlier: readonly { played?: number }[]; log: readonly { played?: number }[]; played: number }

/**
 * What the clock said when so many acts of the log had been done. Where nobody has written it down, as in a save of before that
 * was done, the share of all acts is the nearest to it.
 */
export function playTimeAt({ earlier, log, played }: Timed, index: number): number {
  const all = [...earlier, ...log]
  const at = earlier.length + index
  const known = at === 0 ? 0 : all[at - 1]?.played
  const next = all.slice(at).find((act) => act.played !== undefined)?.played ?? played
  return known ?? Math.min(next, Math.round(played * (at / Math.max(1, all.length))))
}

/** Milliseconds that the browser has kept of a game on this device. */
export function storedPlayTime(id: string): number {
  const played = Number(readStored(keyOf(id)) ?? 0)
  return Number.isFinite(played) && played > 0 ? played : 0
}

export const storePlayTime = (id: string, played: number): void => writeStored(keyOf(id), String(played))

/** Of games that are no longer kept: `gone` says which. */
export const removePlayTimes = (gone: (id: string) => boolean): void => removeStored(keyOf(''), gone)
