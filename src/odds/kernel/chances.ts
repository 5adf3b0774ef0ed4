import { once } from '../../memo.ts'

/** Chances of 0, 1, 2 … hits; they add up to 1. */
export type Chances = readonly number[]

/** Dice that need the same number. */
export type NeedDice = { count: number; needs: number }

const rows = once((): Map<number, Chances> => new Map())

/** Hits of so many dice that need this number. */
function binomial(count: number, needs: number): Chances {
  const name = count * 8 + needs
  const known = rows().get(name)
  if (known) return known
  const p = needs / 6
  let row = [1]
  for (let n = 0; n < count; n++) {
    const next = new Array<number>(row.length + 1).fill(0)
    for (let h = 0; h < row.length; h++) {
      next[h] = (next[h] as number) + (row[h] as number) * (1 - p)
      next[h + 1] = (row[h] as number) * p
    }
    row = next
  }
  rows().set(name, row)
  return row
}

/** Both together. */
export function convolved(a: Chances, b: Chances): Chances {
  if (a.length === 1) return b
  if (b.length === 1) return a
  const sum = new Array<number>(a.length + b.length - 1).fill(0)
  for (let i = 0; i < a.length; i++) {
    const x = a[i] as number
    for (let j = 0; j < b.length; j++) sum[i + j] = (sum[i + j] as number) + x * (b[j] as number)
  }
  return sum
}

const volleys = once((): Map<number, Chances> => new Map())
/** Volleys that are remembered at most, and dice of one need in them. */
const [MOST_KNOWN, MOST_DICE] = [4000, 128]

/** Hits of a volley: dice of the same need are counted together first. */
export function volley(dice: readonly NeedDice[]): Chances {
  const counts = [0, 0, 0, 0, 0, 0, 0]
  for (const { count, needs } of dice) {
    const at = Math.min(needs, 6)
    if (needs > 0) counts[at] = (counts[at] as number) + count
  }
  let name = 0
  for (const count of counts) name = count < MOST_DICE ? name * MOST_DICE + count : Number.NaN
  const known = volleys()
  let all = known.get(name)
  if (all) return all
  all = ONE
  for (let needs = 1; needs <= 6; needs++) all = convolved(all, binomial(counts[needs] as number, needs))
  if (known.size > MOST_KNOWN) known.clear()
  if (name >= 0) known.set(name, all)
  return all
}
const ONE: Chances = [1]

/** With all chances beyond the most that can be as that. */
export function capped(chances: Chances, most: number): Chances {
  if (chances.length <= most + 1) return chances
  const cut = chances.slice(0, most + 1)
  for (let h = most + 1; h < chances.length; h++) cut[most] = (cut[most] as number) + (chances[h] as number)
  return cut
}
