/** Upper limits of a save, far above any real game. */

/** A war of 3,000 actions takes 0.6 million characters. */
export const MAX_TEXT_LENGTH = 40_000_000
export const MAX_ACTIONS = 50_000
/** Units, IPC, rounds. `positionFrom` has the same limit, and a lower one for units. */
export const MAX_COUNT = 1_000_000
/** A game has about ten levels. Much deeper values cannot be cloned or stored. */
const MAX_DEPTH = 40

/** Is the nesting within `MAX_DEPTH`? Iterative, as deep input would overflow the stack. */
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
