import type { Counts } from '../../engine/index.ts'
import { getOrCreate } from '../../memoize.ts'
import { cheapestSplits, prefixSums } from '../policy/losses.ts'
import type { Fleet } from '../policy/sea-decisions.ts'
import { addUnits } from '../tally.ts'
import { type Chances, volley } from './chances.ts'
import { type Berth, type BerthedFleets, type BoardStack, blowsOf, type ShipCounts } from './ships.ts'

/** A fleet after hits and dives. With a fixed loss order, ship counts describe it completely. */
export type FleetState = {
  /** `fleet`: figures for decisions; `afloat`: ships not submerged; `left`: all ships; `weight`: hits it can take. */
  fleet: Fleet
  afloat: number
  left: number
  weight: number
  /** Losses compared with the first force. */
  lost: Counts
  /** Ships left in each berth, and as single stacks. */
  place: ShipCounts
  ships: () => readonly BoardStack[]
  /** Index in the table, strongest first: successors always come later. */
  at: number
}

/** Hits of a round with this many diving submarines (STD-NAV-06), and the states after 0, 1, 2 … hits (STD-NAV-07). */
export type FleetRound = { hits: Chances; after: readonly number[] }

/** All states of a fleet. `starts`: indexes of its forces; `round`: a round with this many diving submarines. */
export type FleetTable = {
  states: readonly FleetState[]
  starts: readonly number[]
  round: (at: number, diving: number) => FleetRound
}

/** Possible numbers of diving submarines, and whether they can be hit in that round. */
export type DiveOptions = { numbers: (fleet: Fleet) => readonly number[]; hittable: boolean }

/** Extra price of a diving submarine. */
const DIVING_PREMIUM = 0.001

/** A state without an index yet; `blow`: the state after one more hit and its price, or null. */
type OpenFleetState = FleetState & { blow: { to: OpenFleetState; cost: number } | null | undefined; rounds: FleetRound[] }

/** The table of all states of a side's forces. */
export function fleetTable({ berths, forces }: BerthedFleets, value: 'attack' | 'defence', dives: DiveOptions): FleetTable {
  const blows = blowsOf(berths)
  const boats = berths
    .flatMap(({ price, dived }, from) => (dived < 0 ? [] : [{ from, to: dived, price: price + DIVING_PREMIUM }]))
    .sort((a, b) => a.price - b.price)
  const met = new Map<string, OpenFleetState>()
  const at = (place: ShipCounts): OpenFleetState =>
    getOrCreate(met, place.join(), () => stateOf(berths, place, forces[0] as ShipCounts, value))
  const hit = (from: OpenFleetState): OpenFleetState['blow'] => {
    if (from.blow === undefined) {
      const blow = blows.find((each) => from.place[each.from]! > 0)
      from.blow = blow ? { to: at(moveShip(from.place, blow.from, blow.to)), cost: blow.price } : null
    }
    return from.blow
  }
  /** Submarines that dive, and the counts afterwards. */
  const dived = ({ place }: OpenFleetState, diving: number) => {
    const under =
      diving === 0 ? [] : boats.flatMap((boat) => new Array<typeof boat>(place[boat.from]!).fill(boat)).slice(0, diving)
    return { under, place: under.reduce((left, { from, to }) => moveShip(left, from, to), place) }
  }
  const after = (from: OpenFleetState, diving: number): OpenFleetState[] => {
    const { under, place } = dived(from, diving)
    const chain = [under.length > 0 ? at(place) : from]
    for (let blow = hit(chain[0]!); blow; blow = hit(blow.to)) chain.push(blow.to)
    if (!dives.hittable || under.length === 0) return chain
    // Hits are split between surface ships and diving submarines at least cost.
    const below = prefixSums(under.map(({ price }) => price))
    const above = prefixSums(chain.slice(0, -1).map((each) => hit(each)!.cost))
    return cheapestSplits([below, above]).map(([n, hits]) =>
      at(under.slice(0, n).reduce((all, { to }) => moveShip(all, to, -1), chain[hits as number]!.place)),
    )
  }
  const starts = forces.map(at)
  // More states are added during iteration.
  for (const from of met.values()) for (const diving of dives.numbers(from.fleet)) diving === 0 ? hit(from) : after(from, diving)
  const states = [...met.values()].sort((a, b) => b.weight - a.weight)
  for (const [i, state] of states.entries()) state.at = i
  const numbers = (list: readonly OpenFleetState[]): number[] => list.map((each) => each.at)
  const firing = (place: ShipCounts): Chances =>
    volley(berths.map(({ unit, condition }, i) => ({ count: condition === 'dived' ? 0 : place[i]!, needs: unit[value] })))
  return {
    states,
    starts: numbers(starts),
    round: (i, diving) => {
      const from = states[i]!
      from.rounds[diving] ??= { hits: firing(dived(from, diving).place), after: numbers(after(from, diving)) }
      return from.rounds[diving]
    },
  }
}

/** Moves one ship to another berth. */
const moveShip = (place: ShipCounts, from: number, to: number): ShipCounts =>
  place.map((count, at) => (at === from ? count - 1 : at === to ? count + 1 : count))

function stateOf(berths: readonly Berth[], place: ShipCounts, first: ShipCounts, value: 'attack' | 'defence'): OpenFleetState {
  const fleet = { power: 0, hits: 0, boats: 0, ships: 0 }
  const lost: Counts = {}
  let [afloat, left, weight] = [0, 0, 0]
  for (let at = 0; at < place.length; at++) {
    const { unit, condition, cargo, damaged } = berths[at]!
    const n = place[at]!
    const gone = first[at]! - n
    if (gone !== 0) {
      lost[unit.id] = (lost[unit.id] ?? 0) + gone
      addUnits(lost, cargo, gone)
    }
    left += n
    if (n === 0 || condition === 'dived') continue
    const hits = damaged < 0 ? n : 2 * n
    afloat += n
    weight += hits
    if (unit[value] === 0) continue
    fleet.power += n * unit[value]
    fleet.hits += hits
    fleet.ships += n
    if (unit.tags.has('submerges')) fleet.boats += n
  }
  const ships = (): BoardStack[] =>
    place.flatMap((n, i) => {
      const { stack, ships } = berths[i]!
      return ships.length > 0 ? ships.slice(0, n) : new Array<BoardStack>(n).fill(stack)
    })
  return { fleet, afloat, left, weight, lost, place, ships, at: -1, blow: undefined, rounds: [] }
}
