/** How long games against time have been played: what the browser keeps of that beside them, between two actions. */

const keyOf = (id: string) => `contested-1914:clock:${id}`

/** All that is asked of a table. */
type Timed = { earlier: readonly { played?: number }[]; log: readonly { played?: number }[]; played: number }

/**
 * What the clock said when so many acts of the log had been done. Where nobody has written it down, as in a save of before that
 * was done, the share of all acts is the nearest to it.
 */
export function timeThen({ earlier, log, played }: Timed, index: number): number {
  const all = [...earlier, ...log]
  const at = earlier.length + index
  const known = at === 0 ? 0 : all[at - 1]?.played
  const next = all.slice(at).find((act) => act.played !== undefined)?.played ?? played
  return known ?? Math.min(next, Math.round(played * (at / Math.max(1, all.length))))
}

/** Milliseconds that the browser has kept of a game on this device. */
export function keptTime(id: string): number {
  try {
    const played = Number(localStorage.getItem(keyOf(id)) ?? 0)
    return Number.isFinite(played) && played > 0 ? played : 0
  } catch {
    return 0
  }
}

export function keepTime(id: string, played: number): void {
  try {
    localStorage.setItem(keyOf(id), String(played))
  } catch {
    // Where nothing can be kept the clock lasts as long as the page.
  }
}

/** Of games that are no longer kept: `gone` says which. */
export function forgetTime(gone: (id: string) => boolean): void {
  try {
    const clocks = Object.keys(localStorage).filter((key) => key.startsWith(keyOf('')))
    for (const key of clocks) if (gone(key.slice(keyOf('').length))) localStorage.removeItem(key)
  } catch {
    // There is nothing to be forgotten either.
  }
}
