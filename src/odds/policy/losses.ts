import type { Owner } from '../../engine/index.ts'

/** Units that hits may fall on, with their price. `core`: infantry; its last unit is lost last (STD-LND-18). */
export type LossLine = { owner: Owner; count: number; price: number; core: boolean }

/** Units of each owner that cannot be hit now. */
export type OutOfReach = ReadonlyMap<Owner, { core: number; total: number }>

/** Losses of each line after 0, 1, 2 … hits. */
export type LossTable = readonly (readonly number[])[]

const NO_UNITS: OutOfReach = new Map()

/** The cheapest losses for each number of hits up to `most`; each owner's last infantry goes last. */
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

/** Loss order of an owner and its cumulative cost; infinite if not allowed. */
type Army = { order: number[]; costs: number[] }

function lossesOf(lines: readonly LossLine[], owner: Owner, besides = { core: 0, total: 0 }): Army {
  const own: number[] = []
  for (const [at, line] of lines.entries()) if (line.owner === owner && line.count > 0) own.push(at)
  own.sort((a, b) => lines[a]!.price - lines[b]!.price)
  const stays = besides.core === 0 ? own.findLast((at) => lines[at]!.core) : undefined
  const order: number[] = []
  const costs = [0]
  const add = (at: number, n: number): void => {
    for (let i = 0; i < n; i++) costs.push(costs[order.push(at) - 1]! + lines[at]!.price)
  }
  for (const at of own) add(at, lines[at]!.count - (at === stays ? 1 : 0))
  if (stays !== undefined) {
    add(stays, 1)
    // The last infantry survives while units out of reach remain.
    if (besides.total > 0) costs[order.length] = Number.POSITIVE_INFINITY
  }
  return { order, costs }
}

/** Prefix sums, starting with 0. */
export function prefixSums(list: readonly number[]): number[] {
  const sums = [0]
  for (const [i, each] of list.entries()) sums.push(sums[i]! + each)
  return sums
}

/** For each total, the cheapest split over several lists of prefix sums. */
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

/** Several owners: the cheapest split for each number of hits. */
const sharedLossTable = (lines: readonly LossLine[], armies: readonly Army[]): LossTable =>
  cheapestSplits(armies.map(({ costs }) => costs)).map((split) => {
    const gone = lines.map(() => 0)
    split.forEach((n, i) => {
      for (const at of (armies[i] as Army).order.slice(0, n)) gone[at] = (gone[at] as number) + 1
    })
    return gone
  })
