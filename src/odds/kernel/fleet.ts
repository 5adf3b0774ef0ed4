import type { Counts } from '../../engine/index.ts'
import type { Fleet } from '../policy/fleets.ts'
import { type Chances, volley } from './chances.ts'
import { kept } from './kept.ts'
import { added } from './outlook.ts'
import type { BoardStack, Boats, Ranks, ShipHit } from './ships.ts'

/** A fleet after hits and dives: with a fixed order of losses its numbers are all there is to know of it. */
export type Afloat = {
  /** Hits taken and boats dived: whatever comes of it has more. */
  rank: number
  /** In figures, for whoever decides; all ships that are not under water; all there are. */
  fleet: Fleet
  afloat: number
  left: number
  lost: Counts
  /** The ships that are left, one a stack, made when they are asked for. */
  ships: () => readonly BoardStack[]
}

/** All that may come of a fleet, by rank. */
export type FleetTable = {
  states: readonly Afloat[]
  /** Its hits, when so many of its boats dive and do nothing else (STD-NAV-06). */
  hits: (at: number, diving: number) => Chances
  /** What it is after 0, 1, 2 … hits, when so many of its boats have dived just now (STD-NAV-07). */
  after: (at: number, diving: number) => readonly number[]
}

/** How boats may come to dive here: in what numbers at once, and whether they can be hit in the round in which they do. */
export type Dives = { numbers: (fleet: Fleet) => readonly number[]; hittable: boolean }

/** Hits taken by what fights but boats and by transports, boats afloat and dived of each owner. */
type Place = { hits: number; sunk: number; up: readonly number[]; down: readonly number[] }

/** What makes a boat that dives dearer than one that does not. */
const DIVING = 0.001

/** The fleet, and all that may come of it. */
export function fleetTable(ranks: Ranks, value: 'attack' | 'defence', dives: Dives): FleetTable {
  const { fighting, boats, carriers } = ranks
  const lines = linesOf(ranks, value)
  const lostAfter = [fighting, carriers].map(lostOf) as [Counts[], Counts[]]
  const known = new Map<string, number>()
  const places: Place[] = []
  const at = (place: Place): number =>
    kept(known, `${place.hits} ${place.sunk} ${place.up} ${place.down}`, () => places.push(place) - 1)
  const figures = ({ hits, up }: Place): Fleet => {
    const line = lines[hits] as Line
    const under = boats.reduce((n, { step }, o) => n + (step.unit[value] > 0 ? (up[o] as number) : 0), 0)
    return {
      power: line.power + boats.reduce((n, { step }, o) => n + (up[o] as number) * step.unit[value], 0),
      hits: line.hits + under,
      boats: under,
      ships: line.armed + under,
    }
  }
  const after = new Map<number, readonly number[]>()
  const afterOf = (from: number, diving: number): readonly number[] =>
    kept(after, from * 64 + diving, () => struck(ranks, places[from] as Place, diving, dives.hittable).map(at))
  at({ hits: 0, sunk: 0, up: boats.map((own) => own.afloat), down: boats.map((own) => own.dived) })
  for (let from = 0; from < places.length; from++)
    for (const diving of dives.numbers(figures(places[from] as Place))) afterOf(from, diving)
  const total = boats.reduce((n, own) => n + own.afloat, 0)
  const rankOf = ({ hits, sunk, up }: Place): number => hits + sunk + total - sumOf(up)
  const order = places.map((_, i) => i).sort((a, b) => rankOf(places[a] as Place) - rankOf(places[b] as Place))
  const rank = new Array<number>(places.length)
  for (const [now, before] of order.entries()) rank[before] = now
  const volleys = new Map<number, Chances>()
  const ranked = new Map<number, readonly number[]>()
  return {
    states: order.map((i): Afloat => {
      const place = places[i] as Place
      const [line, up, down] = [lines[place.hits] as Line, sumOf(place.up), sumOf(place.down)]
      const carrying = carriers.length - place.sunk
      return {
        rank: rankOf(place),
        fleet: figures(place),
        afloat: line.ships.length + up + carrying,
        left: line.ships.length + up + down + carrying,
        lost: lostIn(place, boats, lostAfter),
        ships: () => shipsIn(place, line, ranks),
      }
    }),
    hits: (i, diving) =>
      kept(volleys, i * 64 + diving, () => {
        const { hits, up } = places[order[i] as number] as Place
        const firing = less(up, diving).left.map((count, o) => ({ count, needs: (boats[o] as Boats).step.unit[value] }))
        return volley([...(lines[hits] as Line).dice, ...firing])
      }),
    after: (i, diving) =>
      kept(ranked, i * 64 + diving, () => afterOf(order[i] as number, diving).map((each) => rank[each] as number)),
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((n, each) => n + each, 0)

/** So many fewer, of the first owners first, and how many of each those are. */
function less(up: readonly number[], n: number): { left: number[]; gone: number[] } {
  let more = n
  const gone = up.map((count) => {
    const some = Math.min(count, more)
    more -= some
    return some
  })
  return { left: up.map((count, o) => count - (gone[o] as number)), gone }
}

/** The places after 0, 1, 2 … hits, the cheapest lost first; of boats that dive just now as well, where they can be hit. */
function struck(ranks: Ranks, from: Place, diving: number, hittable: boolean): Place[] {
  const { fighting, boats, carriers } = ranks
  const { left, gone } = less(from.up, diving)
  const chain: Place[] = [{ ...from, up: left, down: from.down.map((n, o) => n + (gone[o] as number)) }]
  const costs = [0]
  for (;;) {
    const last = chain.at(-1) as Place
    const owner = last.up.findIndex((n) => n > 0)
    const [ship, boat] = [fighting[last.hits], boats[owner]?.step]
    const step = ship && (!boat || ship.price < boat.price) ? ship : (boat ?? carriers[last.sunk])
    if (!step) break
    costs.push((costs.at(-1) as number) + step.price)
    if (step === boat) chain.push({ ...last, up: last.up.map((n, o) => n - (o === owner ? 1 : 0)) })
    else if (step === ship) chain.push({ ...last, hits: last.hits + 1 })
    else chain.push({ ...last, sunk: last.sunk + 1 })
  }
  if (!hittable || diving === 0) return chain
  const under = gone.flatMap((n, o) => new Array<number>(n).fill(o))
  const most = chain.length - 1 + under.length
  return Array.from({ length: most + 1 }, (_, hits) => cheapest(chain, costs, boats, under, hits))
}

/** So many hits on what is afloat and on boats that dive, at the least cost. */
function cheapest(
  chain: readonly Place[],
  costs: readonly number[],
  boats: readonly Boats[],
  under: readonly number[],
  hits: number,
): Place {
  let best: Place | null = null
  let least = Number.POSITIVE_INFINITY
  let [toll, down] = [0, (chain[0] as Place).down]
  for (let n = 0; n <= Math.min(under.length, hits); n++) {
    if (n > 0) {
      const owner = under[n - 1] as number
      toll += (boats[owner] as Boats).step.price + DIVING
      down = down.map((count, o) => count - (o === owner ? 1 : 0))
    }
    const place = chain[hits - n]
    const cost = (costs[hits - n] ?? 0) + toll
    if (place && cost < least) [best, least] = [{ ...place, down }, cost]
  }
  return best as Place
}

/** The ships that fight, boats aside, after so many hits. */
type Line = { ships: readonly BoardStack[]; dice: { count: number; needs: number }[]; power: number; hits: number; armed: number }

function linesOf({ fighting, ships: stacks }: Ranks, value: 'attack' | 'defence'): Line[] {
  const facts = new Map(fighting.map(({ unit }) => [unit.id, unit]))
  let ships: readonly BoardStack[] = stacks.flatMap((stack) =>
    stack.id === undefined ? new Array<BoardStack>(stack.count).fill({ ...stack, count: 1 }) : [],
  )
  const line = (): Line => {
    const units = ships.flatMap(({ type, damaged }) => {
      const unit = facts.get(type)
      return unit && unit[value] > 0 ? [{ needs: unit[value], hits: unit.tags.has('two-hits') && !damaged ? 2 : 1 }] : []
    })
    return {
      ships,
      dice: units.map(({ needs }) => ({ count: 1, needs })),
      power: units.reduce((n, { needs }) => n + needs, 0),
      hits: units.reduce((n, { hits }) => n + hits, 0),
      armed: units.length,
    }
  }
  return [
    line(),
    ...fighting.map((step) => {
      ships = without(ships, step)
      return line()
    }),
  ]
}

/** The ships after one more hit: one of them damaged, or one, a damaged one first, gone. */
function without(ships: readonly BoardStack[], { sinks, stack }: ShipHit): readonly BoardStack[] {
  const alike = ({ power, type }: BoardStack): boolean => power === stack.power && type === stack.type
  const weak = ships.findIndex((ship) => alike(ship) && (ship.damaged ?? false) === sinks)
  const at = weak >= 0 ? weak : ships.findIndex(alike)
  const left = [...ships]
  if (sinks) left.splice(at, 1)
  else left[at] = { ...(ships[at] as BoardStack), damaged: true }
  return left
}

/** What is lost after each number of these hits. */
function lostOf(steps: readonly ShipHit[]): Counts[] {
  const list: Counts[] = [{}]
  for (const { sinks, unit, cargo } of steps) {
    const before = list.at(-1) as Counts
    list.push(sinks ? added(added(before, { [unit.id]: 1 }), cargo) : before)
  }
  return list
}

function lostIn(
  { hits, sunk, up, down }: Place,
  boats: readonly Boats[],
  [fighting, carriers]: readonly [Counts[], Counts[]],
): Counts {
  let lost = added(fighting[hits] as Counts, carriers[sunk] as Counts)
  for (const [o, { step, afloat, dived }] of boats.entries()) {
    const gone = afloat + dived - (up[o] as number) - (down[o] as number)
    if (gone > 0) lost = added(lost, { [step.unit.id]: gone })
  }
  return lost
}

function shipsIn({ sunk, up, down }: Place, line: Line, { boats, carriers }: Ranks): BoardStack[] {
  const surfaced = ({ submerged: _, ...stack }: BoardStack, count: number): BoardStack[] =>
    new Array<BoardStack>(count).fill({ ...stack, count: 1 })
  return [
    ...line.ships,
    ...boats.flatMap(({ step }, o) => surfaced(step.stack, (up[o] as number) + (down[o] as number))),
    ...carriers.slice(sunk).map(({ stack }) => ({ ...stack, count: 1 })),
  ]
}
