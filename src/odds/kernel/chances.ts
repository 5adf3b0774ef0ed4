import { getOrCreate } from '../../memoize.ts'

/** Chances of 0, 1, 2 … hits; they add up to 1. */
export type Chances = readonly number[]

export type NeedDice = { count: number; needs: number }

const binomialCache = new Map<number, Chances>()

/** Hits of `count` dice with the same need. */
const binomial = (count: number, needs: number): Chances =>
  getOrCreate(binomialCache, count * 8 + needs, () =>
    count === 0 ? ONE : convolve(binomial(count - 1, needs), [1 - needs / 6, needs / 6]),
  )
const ONE: Chances = [1]

/** Distribution of the sum. */
export function convolve(a: Chances, b: Chances): Chances {
  if (a.length === 1) return b
  if (b.length === 1) return a
  const sum = new Array<number>(a.length + b.length - 1).fill(0)
  for (let i = 0; i < a.length; i++) {
    const x = a[i] as number
    for (let j = 0; j < b.length; j++) sum[i + j] = (sum[i + j] as number) + x * (b[j] as number)
  }
  return sum
}

const volleyCache = new Map<string, Chances>()
const MAX_CACHED = 4000

/** Hit distribution of a volley. */
export function volley(dice: readonly NeedDice[]): Chances {
  const counts = [0, 0, 0, 0, 0, 0, 0]
  for (const { count, needs } of dice) if (needs > 0) counts[Math.min(needs, 6)]! += count
  if (volleyCache.size > MAX_CACHED) volleyCache.clear()
  return getOrCreate(volleyCache, counts.join(), () =>
    counts.reduce<Chances>((all, count, needs) => convolve(all, binomial(count, needs)), ONE),
  )
}

/** Moves all chances beyond `most` to `most`. */
export function capChances(chances: Chances, most: number): Chances {
  if (chances.length <= most + 1) return chances
  const cut = chances.slice(0, most + 1)
  for (let h = most + 1; h < chances.length; h++) cut[most] = (cut[most] as number) + (chances[h] as number)
  return cut
}
