import type { Owner } from '../../engine/index.ts'

/** Units of one owner and kind that hits may fall on, with the price by which they go. `core`: infantry, of which the last stays (STD-LND-18). */
export type LossLine = { owner: Owner; count: number; price: number; core: boolean }

/** Of an owner what cannot be hit now: infantry, and all of it. */
export type OutOfReach = ReadonlyMap<Owner, { core: number; total: number }>

/** How many of each line are gone, after each number of hits from 0 on up to all. */
export type LossTable = readonly (readonly number[])[]

const NO_UNITS: OutOfReach = new Map()

/** Who goes after so many hits, `most` at most: the cheapest, but of each owner the last infantry after all others of his. */
export function lossTable(
  lines: readonly LossLine[],
  besides: OutOfReach = NO_UNITS,
  most = Number.POSITIVE_INFINITY,
): LossTable {
  const owners = new Set(lines.map(({ owner }) => owner))
  const armies = [...owners].map((owner) => lossesOf(lines, owner, besides.get(owner)))
  if (armies.length > 1) return sharedLossTable(lines, armies)
  let row = lines.map(() => 0)
  const table = [row]
  for (const at of armies[0]?.order ?? []) {
    if (table.length > most) break
    row = [...row]
    row[at] = (row[at] as number) + 1
    table.push(row)
  }
  return table
}

/** An owner's units in the order in which they go, and what the first so many cost; infinitely much where they may not go so. */
type Army = { order: number[]; costs: number[] }

function lossesOf(lines: readonly LossLine[], owner: Owner, besides = { core: 0, total: 0 }): Army {
  const own: number[] = []
  for (const [at, line] of lines.entries()) if (line.owner === owner && line.count > 0) own.push(at)
  own.sort((a, b) => lines[a]!.price - lines[b]!.price)
  const stays = besides.core === 0 ? own.findLast((at) => lines[at]!.core) : undefined
  const order: number[] = []
  const costs = [0]
  const go = (at: number, n: number): void => {
    for (let i = 0; i < n; i++) costs.push(costs[order.push(at) - 1]! + lines[at]!.price)
  }
  for (const at of own) go(at, lines[at]!.count - (at === stays ? 1 : 0))
  if (stays !== undefined) {
    go(stays, 1)
    // The last infantry does not fall to these hits while others stand by that cannot be hit.
    if (besides.total > 0) costs[order.length] = Number.POSITIVE_INFINITY
  }
  return { order, costs }
}

/** The sums of the first of these, from none on. */
export function prefixSums(list: readonly number[]): number[] {
  const sums = [0]
  for (const [i, each] of list.entries()) sums.push(sums[i]! + each)
  return sums
}

/** Of several lists of sums, for each number of steps how many are taken of each list so that it costs least. */
export function cheapestSplits(lists: readonly (readonly number[])[]): readonly (readonly number[])[] {
  let best: { cost: number; split: number[] }[] = [{ cost: 0, split: [] }]
  for (const costs of lists) {
    const next: { cost: number; split: number[] }[] = []
    for (const [h, { cost, split }] of best.entries())
      for (const [own, more] of costs.entries()) {
        const before = next[h + own]
        if (before === undefined || cost + more < before.cost) next[h + own] = { cost: cost + more, split: [...split, own] }
      }
    best = next
  }
  return best.map(({ split }) => split)
}

/** Several owners: for each number of hits the split that costs least. */
const sharedLossTable = (lines: readonly LossLine[], armies: readonly Army[]): LossTable =>
  cheapestSplits(armies.map(({ costs }) => costs)).map((split) => {
    const gone = lines.map(() => 0)
    split.forEach((n, i) => {
      for (const at of (armies[i] as Army).order.slice(0, n)) gone[at] = (gone[at] as number) + 1
    })
    return gone
  })
