import type { Counts } from '../../engine/index.ts'
import type { Fleet } from '../policy/fleets.ts'
import { type Chances, volley } from './chances.ts'
import { kept } from './kept.ts'
import { addMore } from './outlook.ts'
import { type Berth, type Berthed, type Blow, type BoardStack, blowsOf, type ShipCounts } from './ships.ts'

/** A fleet after hits and dives: with a fixed order of losses the numbers of its ships are all there is to know of it. */
export type Afloat = {
  /** In figures, for whoever decides; all ships that are not under water; all there are; hits that it can take, and boats that can dive. */
  fleet: Fleet
  afloat: number
  left: number
  weight: number
  /** What is missing of the first of its forces. */
  lost: Counts
  /** The ships that are left, one a stack, made when they are asked for; and all that a shore asks of them: which transports, whether boats and whether others that fight. */
  ships: () => readonly BoardStack[]
  ids: readonly number[]
  boats: boolean
  others: boolean
}

/** All that may come of a fleet: what comes of a state stands behind it. */
export type FleetTable = {
  states: readonly Afloat[]
  /** Which states its forces are. */
  starts: readonly number[]
  /** Its hits, when so many of its boats dive and do nothing else (STD-NAV-06). */
  hits: (at: number, diving: number) => Chances
  /** What it is after 0, 1, 2 … hits, when so many of its boats have dived just now (STD-NAV-07). */
  after: (at: number, diving: number) => readonly number[]
}

/** How boats may come to dive here: in what numbers at once, and whether they can be hit in the round in which they do. */
export type Dives = { numbers: (fleet: Fleet) => readonly number[]; hittable: boolean }

/** What makes a boat that dives dearer than one that does not. */
const DIVING = 0.001

/** The forces of a side, and all that may come of each. */
export function fleetTable({ berths, forces }: Berthed, value: 'attack' | 'defence', dives: Dives): FleetTable {
  const paths = pathsOf(berths, forces, dives.hittable)
  const { places } = paths
  const met: Afloat[] = []
  for (let from = 0; from < places.length; from++) {
    const state = stateOf(berths, places[from] as ShipCounts, forces[0] as ShipCounts, value)
    met.push(state)
    for (const diving of dives.numbers(state.fleet)) paths.meet(from, diving)
  }
  const order = met.map((_, i) => i).sort((a, b) => (met[b] as Afloat).weight - (met[a] as Afloat).weight)
  const nowAt = new Array<number>(places.length)
  for (const [now, before] of order.entries()) nowAt[before] = now
  const [volleys, after]: [Chances[], (readonly number[])[]] = [[], []]
  const width = Math.max(...met.map(({ fleet }) => fleet.boats)) + 1
  const placeAt = (i: number): ShipCounts => places[order[i] as number] as ShipCounts
  return {
    starts: forces.map((_, i) => nowAt[paths.starts[i] as number] as number),
    states: order.map((i) => met[i] as Afloat),
    hits: (i, diving) => {
      volleys[i * width + diving] ??= firing(berths, placeAt(i), diving, value)
      return volleys[i * width + diving] as Chances
    },
    after: (i, diving) => {
      after[i * width + diving] ??= paths.after(order[i] as number, diving).map((each) => nowAt[each] as number)
      return after[i * width + diving] as readonly number[]
    },
  }
}

function firing(berths: readonly Berth[], place: ShipCounts, diving: number, value: 'attack' | 'defence'): Chances {
  let under = diving
  return volley(
    place.map((n, at) => {
      const { unit, stands } = berths[at] as Berth
      if (stands === 'dived') return { count: 0, needs: 0 }
      const dives = unit.tags.has('submerges') ? Math.min(n, under) : 0
      under -= dives
      return { count: n - dives, needs: unit[value] }
    }),
  )
}

function stateOf(berths: readonly Berth[], place: ShipCounts, first: ShipCounts, value: 'attack' | 'defence'): Afloat {
  const fleet = { power: 0, hits: 0, boats: 0, ships: 0 }
  const lost: Counts = {}
  let [afloat, left, weight] = [0, 0, 0]
  let [boats, others] = [false, false]
  const ids: number[] = []
  for (let at = 0; at < place.length; at++) {
    const n = place[at] as number
    const { unit, stands, cargo, ships } = berths[at] as Berth
    const gone = (first[at] as number) - n
    if (gone !== 0) {
      lost[unit.id] = (lost[unit.id] ?? 0) + gone
      for (let i = 0; i < gone; i++) addMore(lost, cargo)
    }
    if (n === 0) continue
    left += n
    const boat = unit.tags.has('submerges')
    if (stands !== 'dived') {
      const hits = stands === 'whole' && unit.tags.has('two-hits') ? 2 * n : n
      afloat += n
      weight += hits
      if (unit[value] > 0) {
        fleet.power += n * unit[value]
        fleet.hits += hits
        fleet.ships += n
        if (boat) fleet.boats += n
      }
    }
    if (ships.length > 0) for (const { id } of ships.slice(0, n)) ids.push(id as number)
    else if (boat) boats = true
    else others = true
  }
  const make = (): BoardStack[] =>
    place.flatMap((n, at) => {
      const { stack, ships } = berths[at] as Berth
      return ships.length > 0 ? ships.slice(0, n) : new Array<BoardStack>(n).fill(stack)
    })
  return { fleet, afloat, left, weight, lost, ships: make, ids, boats, others }
}

/** All places that were met, those from which it begins, and which follow on each other. */
type Paths = {
  places: readonly ShipCounts[]
  starts: readonly number[]
  after: (from: number, diving: number) => readonly number[]
  meet: (from: number, diving: number) => void
}

function pathsOf(berths: readonly Berth[], forces: readonly ShipCounts[], hittable: boolean): Paths {
  const blows = blowsOf(berths)
  const boats = berths
    .flatMap(({ unit, stands, stack, price }, from) => {
      const to = berths.findIndex((other) => other.stands === 'dived' && other.stack.power === stack.power)
      return stands === 'whole' && unit.tags.has('submerges') ? [{ from, to, price: price + DIVING }] : []
    })
    .sort((a, b) => a.price - b.price)
  const places: ShipCounts[] = []
  const known = new Map<string, number>()
  const at = (place: ShipCounts): number => kept(known, place.join(), () => places.push(place) - 1)
  const moved = (place: ShipCounts, from: number, to: number, n = 1): ShipCounts =>
    place.map((count, each) => (each === from ? count - n : each === to ? count + n : count))
  /** One hit more, on the cheapest, and what it costs; -1: nobody is left. */
  const [onward, costs]: [number[], number[]] = [[], []]
  const next = (from: number): number => {
    if (onward[from] === undefined) {
      const place = places[from] as ShipCounts
      const blow = blows.find((each) => (place[each.from] as number) > 0)
      costs[from] = blow?.price ?? 0
      onward[from] = blow ? at(moved(place, blow.from, blow.to)) : -1
    }
    return onward[from] as number
  }
  const chainFrom = (from: number): number[] => {
    const chain: number[] = []
    for (let each = from; each >= 0; each = next(each)) chain.push(each)
    return chain
  }
  const after = (from: number, diving: number): readonly number[] => {
    if (diving === 0) return chainFrom(from)
    let place = places[from] as ShipCounts
    const under: { to: number; price: number }[] = []
    for (const boat of boats) {
      const n = Math.min(place[boat.from] as number, diving - under.length)
      place = moved(place, boat.from, boat.to, n)
      for (let i = 0; i < n; i++) under.push(boat)
    }
    const chain = chainFrom(at(place))
    if (!hittable) return chain
    return cheapestOf(chain, costs, under).map(([hits, below]) => {
      const gone = under.slice(0, below)
      return at(gone.reduce((left, { to }) => moved(left, to, -1), places[chain[hits] as number] as ShipCounts))
    })
  }
  const starts = forces.map(at)
  return { places, starts, after, meet: (from, diving) => (diving === 0 ? next(from) : after(from, diving)) }
}

/** How so many hits, from none on, are shared between what is afloat and boats that dive, at the least cost. */
function cheapestOf(
  chain: readonly number[],
  costs: readonly number[],
  under: readonly Pick<Blow, 'price'>[],
): [afloat: number, below: number][] {
  const upTo = (list: readonly number[]): number[] => {
    const sums = [0]
    for (const each of list) sums.push((sums.at(-1) as number) + each)
    return sums
  }
  const above = upTo(chain.slice(0, -1).map((each) => costs[each] as number))
  const below = upTo(under.map(({ price }) => price))
  return Array.from({ length: above.length + below.length - 1 }, (_, hits) => {
    let best: [number, number] | null = null
    let least = Number.POSITIVE_INFINITY
    for (let n = Math.max(0, hits - above.length + 1); n <= Math.min(hits, below.length - 1); n++) {
      const cost = (above[hits - n] as number) + (below[n] as number)
      if (cost < least) [best, least] = [[hits - n, n], cost]
    }
    return best as [number, number]
  })
}
