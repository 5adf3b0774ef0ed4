/** Ships that are bought, where they are launched, and repairs. */
import {
  atWar,
  bankOf,
  dataOf,
  type GameState,
  type Placement,
  type PowerId,
  placements,
  type SpaceId,
  sideOf,
  tableOf,
  turn,
  type UnitType,
  unitsIn,
} from '../../engine/index.ts'
import { total } from '../../planning/counts.ts'
import type { Buyer, PlannedOrder, Planner, PlanningContext } from '../types.ts'
import { firstTypeWith, typesInPlay } from './pieces.ts'
import { type SeaView, seaViewOf, zonesWithin } from './sea-view.ts'
import { type TroopDemand, troopDemandOf } from './troop-demand.ts'
import { troopsWaiting } from './troops.ts'

/** Of the treasury at most this goes into ships, and at most so many at once. */
const MAX_TREASURY_SHARE = 0.67
const MAX_AT_ONCE = 3
/** A ship is to bring over, in the turns that it is likely to be afloat, what it costs; it serves for so many turns at most. */
const TURNS_AFLOAT = 8.7
/** Those who wait are to be gone in so many turns; so much of an income becomes troops that go overseas too, at so many IPCs each. */
const BACKLOG_TURNS = 4
const TROOP_SHARE = 0.31
const UNIT_PRICE = 3.4
/** By how much more a unit must be wanted overseas than where it stands. */
const MIN_DEMAND_GAP = 0.15
/** Zones within which a ship serves a yard. */
const SERVICE_RANGE = 6
/** What waits at the next zone counts for so much. */
const NEXT_ZONE_WEIGHT = 0.7

/** Zones in which the power can launch ships. */
const launchSites = (state: GameState, ship: UnitType): Placement[] =>
  placements(state).filter(({ types }) => types.includes(ship))

/** How many would cross from the coasts of this zone, and how many turns a ship is gone with them. */
function crossingDemand(
  state: GameState,
  power: PowerId,
  waters: SeaView,
  pull: TroopDemand,
  zone: SpaceId,
): { waits: number; turns: number } {
  const own = new Set(waters.coasts(zone))
  const waits = [...new Set([zone, ...waters.adjacentZones(zone)].flatMap(waters.coasts))].reduce((n, land) => {
    const goes = (pull.sea.get(zone) ?? 0) - (pull.land.get(land) ?? 0) > MIN_DEMAND_GAP
    return goes ? n + (own.has(land) ? 1 : NEXT_ZONE_WEIGHT) * total(troopsWaiting(state, power, land)) : n
  }, 0)
  return { waits, turns: roundTripTurns(state, waters, pull, zone) }
}

/** Turns until a ship of this zone is back from the coast that it serves best: one where it need not sail far. */
function roundTripTurns(state: GameState, { adjacentZones, isQuiet }: SeaView, { sea }: TroopDemand, zone: SpaceId): number {
  let at = zone
  let zones = 0
  for (let next: SpaceId | undefined = at; next !== undefined && zones < 9; zones++) {
    const here: number = sea.get(at) ?? 0
    next = adjacentZones(at).find((each) => isQuiet(each) && (sea.get(each) ?? 0) > here + 1e-9)
    at = next ?? at
  }
  return Math.max(1, Math.ceil((2 * (zones - 1)) / tableOf(state).units.transport.move))
}

/** At war, or in the round after the next one: what is bought now sails then. */
const isAtWarSoon = (state: GameState, power: PowerId): boolean =>
  atWar(state, power) ||
  dataOf(state).lateEntries.some((entry) => entry.power === power && entry.entersRound <= turn(state).round + 2)

/** Transports by what waits at home for them. */
export const buyTransports: Buyer = ({ state, power, profile }: PlanningContext, left) => {
  const none = { units: {}, why: { kind: 'buys', ipc: 0 } } as const
  const ship = firstTypeWith(state, 'carries')
  if (!profile.settings.usesNavy || ship === undefined || !isAtWarSoon(state, power)) return none
  const waters = seaViewOf(state, power)
  const pull = troopDemandOf(state, power, waters)
  // Whose capital can be left on foot has no need of them.
  if (!isOverseas(state, power, pull)) return none
  const { cost, capacity = 2 } = tableOf(state).units[ship]
  const home = launchSites(state, ship)
    .map(({ space }) => space)
    .filter((zone) => waters.isQuiet(zone))
    .map((zone) => ({ zone, ...crossingDemand(state, power, waters, pull, zone) }))
    .filter(({ zone, turns }) => (capacity * UNIT_PRICE) / turns > cost * (waters.risk(zone) + 1 / TURNS_AFLOAT))
    .sort((a, b) => b.waits - a.waits)[0]
  if (!home || home.waits === 0) return none
  const perTurn = home.waits / BACKLOG_TURNS + (TROOP_SHARE * left) / UNIT_PRICE
  const missing = Math.ceil((perTurn * home.turns) / capacity) - transportsNear(waters, home.zone)
  const count = Math.min(missing, MAX_AT_ONCE, Math.floor((MAX_TREASURY_SHARE * left) / cost))
  return count > 0
    ? { units: { [ship]: count }, why: { kind: 'buys', ipc: 0, type: ship, units: count, space: home.zone } }
    : none
}

/** Is the power's capital where nobody can walk to the war from? */
function isOverseas(state: GameState, power: PowerId, { land }: TroopDemand): boolean {
  const capital = [...tableOf(state).spaces.values()].find(({ capitalOf }) => capitalOf === power)
  return capital !== undefined && (land.get(capital.id) ?? 0) < MIN_DEMAND_GAP
}

/** Ships that serve a zone: those of other seas do not. */
function transportsNear({ transports, adjacentZones }: SeaView, zone: SpaceId): number {
  const near = new Set(zonesWithin(zone, SERVICE_RANGE, adjacentZones))
  return transports.filter((each) => near.has(each.zone)).length
}

/** In Mobilize, before armies are placed: ships where they are wanted and safe. */
export const placeShips: Planner = ({ state, power }) => {
  const { units } = tableOf(state)
  const bank = bankOf(state, turn(state).power)
  const ships = typesInPlay(state).filter((type) => units[type].kind === 'sea' && (bank[type] ?? 0) > 0)
  if (ships.length === 0) return []
  const waters = seaViewOf(state, power)
  const pull = troopDemandOf(state, power, waters)
  return ships.flatMap((type): PlannedOrder[] => {
    const carries = units[type].tags.has('carries')
    const score = (zone: SpaceId): number =>
      (carries ? crossingDemand(state, power, waters, pull, zone).waits : friendlyUnitsAt(state, power, zone)) -
      20 * waters.risk(zone) -
      (waters.isQuiet(zone) ? 0 : 20)
    let left = bank[type] ?? 0
    const orders: PlannedOrder[] = []
    for (const { space, room = left } of launchSites(state, type).sort((a, b) => score(b.space) - score(a.space))) {
      const count = Math.min(left, room)
      if (count <= 0) continue
      left -= count
      const why = { kind: 'places', ipc: 0, space, type, units: count } as const
      orders.push({ action: { type: 'mobilize', units: { [type]: count }, to: space }, why })
    }
    return orders
  })
}

const friendlyUnitsAt = (state: GameState, power: PowerId, zone: SpaceId): number =>
  unitsIn(state, zone).reduce((n, s) => n + (sideOf(s.power) === sideOf(power) ? s.count : 0), 0)

/** In Purchase: damaged battleships in a base are made whole, which costs nothing. */
export const planRepairs: Planner = ({ state, power }) =>
  Object.keys(state.war.units).flatMap((space): PlannedOrder[] =>
    unitsIn(state, space).some((s) => s.power === power && s.damaged && tableOf(state).units[s.type].kind === 'sea')
      ? [{ action: { type: 'repair', space }, why: { kind: 'ships', ipc: tableOf(state).units.battleship.cost / 2, space } }]
      : [],
  )
