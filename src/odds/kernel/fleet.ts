import type { Counts } from '../../engine/index.ts'
import type { Fleet } from '../policy/fleets.ts'
import { leastSplits, sumsOf } from '../policy/losses.ts'
import { addUnits } from '../tally.ts'
import { type Chances, volley } from './chances.ts'
import { kept } from './kept.ts'
import { type Berth, type Berthed, type BoardStack, blowsOf, type ShipCounts } from './ships.ts'

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

/** Its hits, when so many of its boats dive and do nothing else (STD-NAV-06); and which states come of 0, 1, 2 … hits on it then (STD-NAV-07). */
export type FleetRound = { hits: Chances; after: readonly number[] }

/** All that may come of a fleet: what comes of a state stands behind it. `starts`: which states its forces are; `round`: in which so many of its boats dive. */
export type FleetTable = {
  states: readonly Afloat[]
  starts: readonly number[]
  round: (at: number, diving: number) => FleetRound
}

/** How boats may come to dive here: in what numbers at once, and whether they can be hit in the round in which they do. */
export type Dives = { numbers: (fleet: Fleet) => readonly number[]; hittable: boolean }

/** What makes a boat that dives dearer than one that does not. */
const DIVING = 0.001

/** The forces of a side, and all that may come of each. */
export function fleetTable({ berths, forces }: Berthed, value: 'attack' | 'defence', dives: Dives): FleetTable {
  const { places, starts, dived, meet, after } = pathsOf(berths, forces, dives.hittable)
  const met: Afloat[] = []
  // More of them are met on the way.
  for (const [from, place] of places.entries()) {
    const state = stateOf(berths, place, forces[0] as ShipCounts, value)
    met.push(state)
    for (const diving of dives.numbers(state.fleet)) meet(from, diving)
  }
  const order = met.map((_, i) => i).sort((a, b) => met[b]!.weight - met[a]!.weight)
  const nowAt: number[] = []
  for (const [now, before] of order.entries()) nowAt[before] = now
  const moved = (list: readonly number[]): number[] => list.map((each) => nowAt[each]!)
  const rounds: FleetRound[][] = met.map(() => [])
  const firing = (place: ShipCounts): Chances =>
    volley(berths.map(({ unit, stands }, at) => ({ count: stands === 'dived' ? 0 : place[at]!, needs: unit[value] })))
  return {
    states: order.map((from) => met[from]!),
    starts: moved(starts),
    round: (at, diving) => {
      const from = order[at]!
      rounds[at]![diving] ??= { hits: firing(dived(from, diving).place), after: moved(after(from, diving)) }
      return rounds[at]![diving]
    },
  }
}

function stateOf(berths: readonly Berth[], place: ShipCounts, first: ShipCounts, value: 'attack' | 'defence'): Afloat {
  const fleet = { power: 0, hits: 0, boats: 0, ships: 0 }
  const lost: Counts = {}
  let [afloat, left, weight] = [0, 0, 0]
  let [boats, others] = [false, false]
  const ids: number[] = []
  for (let at = 0; at < place.length; at++) {
    const n = place[at] as number
    const { unit, stands, cargo, ships, damaged } = berths[at] as Berth
    const gone = (first[at] as number) - n
    if (gone !== 0) {
      lost[unit.id] = (lost[unit.id] ?? 0) + gone
      addUnits(lost, cargo, gone)
    }
    if (n === 0) continue
    left += n
    const boat = unit.tags.has('submerges')
    if (stands !== 'dived') {
      const hits = damaged < 0 ? n : 2 * n
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

/** Boats that have dived just now, and the place that it makes. */
type Dived = { under: readonly { to: number; price: number }[]; place: ShipCounts }

/** All places that were met, those from which it begins, and which follow on each other. */
type Paths = {
  places: readonly ShipCounts[]
  starts: readonly number[]
  dived: (from: number, diving: number) => Dived
  meet: (from: number, diving: number) => unknown
  after: (from: number, diving: number) => readonly number[]
}

function pathsOf(berths: readonly Berth[], forces: readonly ShipCounts[], hittable: boolean): Paths {
  const blows = blowsOf(berths)
  const boats = berths
    .flatMap(({ price, dived }, from) => (dived < 0 ? [] : [{ from, to: dived, price: price + DIVING }]))
    .sort((a, b) => a.price - b.price)
  const places: ShipCounts[] = []
  const known = new Map<string, number>()
  const at = (place: ShipCounts): number => kept(known, place.join(), () => places.push(place) - 1)
  const moved = (place: ShipCounts, from: number, to: number): ShipCounts =>
    place.map((count, each) => (each === from ? count - 1 : each === to ? count + 1 : count))
  /** One hit more, on the cheapest, and what it costs; -1: nobody is left. */
  const next: { to: number; cost: number }[] = []
  const hit = (from: number): { to: number; cost: number } => {
    if (next[from]) return next[from]
    const place = places[from]!
    const blow = blows.find((each) => place[each.from]! > 0)
    next[from] = blow ? { to: at(moved(place, blow.from, blow.to)), cost: blow.price } : { to: -1, cost: 0 }
    return next[from]
  }
  const dived = (from: number, diving: number): Dived => {
    const place = places[from]!
    const under = boats.flatMap((boat) => new Array<typeof boat>(place[boat.from]!).fill(boat)).slice(0, diving)
    return { under, place: under.reduce((left, { from: afloat, to }) => moved(left, afloat, to), place) }
  }
  const after = (from: number, diving: number): readonly number[] => {
    const { under, place } = dived(from, diving)
    const chain: number[] = []
    for (let each = under.length > 0 ? at(place) : from; each >= 0; each = hit(each).to) chain.push(each)
    if (!hittable || under.length === 0) return chain
    // Hits are shared between what is afloat and boats that dive, at the least cost.
    const below = sumsOf(under.map(({ price }) => price))
    const above = sumsOf(chain.slice(0, -1).map((each) => hit(each).cost))
    return leastSplits([below, above]).map(([n, hits]) => {
      const left = places[chain[hits as number] as number] as ShipCounts
      return at(under.slice(0, n).reduce((all, { to }) => moved(all, to, -1), left))
    })
  }
  const meet = (from: number, diving: number): unknown => (diving === 0 ? hit(from) : after(from, diving))
  return { places, starts: forces.map(at), dived, meet, after }
}
