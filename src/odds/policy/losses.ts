import type { Owner, UnitType } from '../../engine/index.ts'

/** Units of one owner and type that hits may fall on, with the price by which they go. `core`: infantry, of which the last stays (STD-LND-18). */
export type LossLine = { owner: Owner; type: UnitType; count: number; price: number; core: boolean }

/** Of an owner what cannot be hit now: infantry, and all of it. */
export type Besides = ReadonlyMap<Owner, { core: number; total: number }>

/** How many of each line are gone, after each number of hits from 0 on up to all. */
export type LossTable = readonly (readonly number[])[]

const NOBODY: Besides = new Map()

/** Who goes after so many hits, `most` at most: the cheapest, but of each owner the last infantry after all others of his. */
export function lossTable(lines: readonly LossLine[], besides: Besides = NOBODY, most = Number.POSITIVE_INFINITY): LossTable {
  const owners = [...new Set(lines.map(({ owner }) => owner))]
  const armies = owners.map((owner) => lossesOf(lines, owner, besides.get(owner)))
  const [only] = armies
  if (armies.length <= 1) return only ? hitTable(lines, only.order.slice(0, most)) : [lines.map(() => 0)]
  return shared(lines, armies)
}

/** An owner's units in the order in which they go, and what the first so many cost; infinitely much where they may not go so. */
type Army = { order: number[]; costs: number[] }

function lossesOf(lines: readonly LossLine[], owner: Owner, besides = { core: 0, total: 0 }): Army {
  const own = lines.flatMap((line, at) => (line.owner === owner && line.count > 0 ? [{ line, at }] : []))
  const core = own.filter(({ line }) => line.core)
  const units = own.flatMap(({ line, at }) => new Array<number>(line.count).fill(at))
  const price = (at: number): number => (lines[at] as LossLine).price
  const byPrice = (a: number, b: number): number => price(a) - price(b)
  const order = units.sort(byPrice)
  if (core.length > 0 && besides.core === 0) {
    const last = core
      .map(({ at }) => at)
      .sort(byPrice)
      .at(-1) as number
    order.splice(order.lastIndexOf(last), 1)
    order.push(last)
  }
  const costs = [0]
  for (const at of order) costs.push((costs.at(-1) as number) + price(at))
  // The last infantry does not fall to these hits while others stand by that cannot be hit.
  if (core.length > 0 && besides.core === 0 && besides.total > 0) costs[order.length] = Number.POSITIVE_INFINITY
  return { order, costs }
}

function hitTable(lines: readonly LossLine[], order: readonly number[]): LossTable {
  const table = [lines.map(() => 0)]
  for (const at of order) {
    const next = [...(table.at(-1) as number[])]
    next[at] = (next[at] as number) + 1
    table.push(next)
  }
  return table
}

/** Several owners: for each number of hits the split that costs least. */
function shared(lines: readonly LossLine[], armies: readonly Army[]): LossTable {
  let best: { cost: number; split: number[] }[] = [{ cost: 0, split: [] }]
  for (const { costs } of armies) {
    const next: { cost: number; split: number[] }[] = []
    for (const [h, { cost, split }] of best.entries())
      for (const [own, more] of costs.entries()) {
        const before = next[h + own]
        if (before === undefined || cost + more < before.cost) next[h + own] = { cost: cost + more, split: [...split, own] }
      }
    best = next
  }
  return best.map(({ split }) => {
    const gone = lines.map(() => 0)
    split.forEach((n, i) => {
      for (const at of (armies[i] as Army).order.slice(0, n)) gone[at] = (gone[at] as number) + 1
    })
    return gone
  })
}
