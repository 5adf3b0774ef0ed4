// Chance for random players, apart from the dice of the game: the same seed, the same choices.

export type Chance = {
  /** A whole number from 0 below n. */
  below: (n: number) => number
  /** True once in n times. */
  once: (n: number) => boolean
  one: <T>(list: readonly T[]) => T
  /** At most n of a list, in its order. */
  some: <T>(list: readonly T[], n: number) => T[]
}

/** A generator by mulberry32's mixing from a text. */
export function chance(seed: string): Chance {
  let s = 0x811c9dc5
  for (const letter of seed) s = Math.imul(s ^ letter.charCodeAt(0), 0x01000193)
  const below = (n: number): number => {
    s = (s + 0x6d2b79f5) | 0
    let t = Math.imul(s ^ (s >>> 15), s | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n)
  }
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T
  const some = <T>(list: readonly T[], n: number): T[] => {
    const left = [...list]
    while (left.length > n) left.splice(below(left.length), 1)
    return left
  }
  return { below, once: (n) => below(n) === 0, one, some }
}
