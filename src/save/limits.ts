/** How large and how deep a save may be at most: more than any game needs, and little enough to be read in a moment. */

/** Letters of a file. A war of 3,000 actions takes 0.6 million. */
export const MAX_TEXT_LENGTH = 40_000_000
/** Actions of a log: thirty wars. */
export const MAX_ACTIONS = 50_000
/** Whatever is counted: units of a kind, IPCs, rounds. The engine's positions have the same ceiling, and a lower one for units. */
export const MAX_COUNT = 1_000_000
/** Lists in lists and objects in objects: a game has some ten of them, and what is much deeper cannot be copied or stored. */
const MAX_DEPTH = 40

/** Is nothing in it deeper than a save can be? Walks without calling itself: what comes in may be deep enough to break that. */
export function isShallow(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return false
    const next: unknown[] = []
    for (const each of level)
      if (typeof each === 'object' && each !== null) for (const inner of Object.values(each)) next.push(inner)
    level = next
  }
  return true
}
