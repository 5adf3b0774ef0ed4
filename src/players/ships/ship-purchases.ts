/** Buys, places and repairs ships. */
import {
  bankOf,
  dataOf,
  type GameState,
  isAtWar,
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
import { type SeaView, seaViewOf, zonesWithin } from './sea-view.ts'
import { type TroopDemand, troopDemandOf } from './troop-demand.ts'
import { firstTypeWith, troopsWaiting, typesInPlay } from './troops.ts'

/** Largest share of the treasury for transports, and most bought at once. */
const MAX_TREASURY_SHARE = 0.67
const MAX_AT_ONCE = 3
/** A transport must carry its cost within its expected life in turns. */
const TURNS_AFLOAT = 8.7
/** Turns to clear the waiting troops, share of income that becomes overseas troops, and their price. */
const BACKLOG_TURNS = 4
const TROOP_SHARE = 0.31
const UNIT_PRICE = 3.4
/** Minimum difference in troop demand. */
const MIN_DEMAND_GAP = 0.15
/** Distance in zones within which a transport serves a site. */
const SERVICE_RANGE = 6
/** Weight of troops waiting at the next zone. */
const NEXT_ZONE_WEIGHT = 0.7

const launchSites = (state: GameState, ship: UnitType): Placement[] =>
  placements(state).filter(({ types }) => types.includes(ship))

/** Troops that would cross from this zone, and the turns of a round trip. */
function crossingDemand(
  state: GameState,
  power: PowerId,
  waters: SeaView,
  pull: TroopDemand,
  zone: SpaceId,
): { waiting: number; turns: number } {
  const own = new Set(waters.coasts(zone))
  const waiting = [...new Set([zone, ...waters.adjacentZones(zone)].flatMap(waters.coasts))].reduce((n, land) => {
    const isWanted = (pull.sea.get(zone) ?? 0) - (pull.land.get(land) ?? 0) > MIN_DEMAND_GAP
    return isWanted ? n + (own.has(land) ? 1 : NEXT_ZONE_WEIGHT) * total(troopsWaiting(state, power, land)) : n
  }, 0)
  return { waiting, turns: roundTripTurns(state, waters, pull, zone) }
}

/** Turns of a round trip to the nearest coast where demand peaks. */
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

/** At war within two rounds: ships bought now sail then. */
const isAtWarSoon = (state: GameState, power: PowerId): boolean =>
  isAtWar(state, power) ||
  dataOf(state).lateEntries.some((entry) => entry.power === power && entry.entersRound <= turn(state).round + 2)

/** Transports for the troops waiting at site. */
export const buyTransports: Buyer = ({ state, power, profile }: PlanningContext, money) => {
  const none = { units: {}, why: { kind: 'buys', ipc: 0 } } as const
  const ship = firstTypeWith(state, 'carries')
  if (!profile.settings.usesNavy || ship === undefined || !isAtWarSoon(state, power)) return none
  const waters = seaViewOf(state, power)
  const pull = troopDemandOf(state, power, waters)
  // A power with a land route to the war needs none.
  if (!isOverseas(state, power, pull)) return none
  const { cost, capacity = 2 } = tableOf(state).units[ship]
  const site = launchSites(state, ship)
    .map(({ space }) => space)
    .filter((zone) => waters.isQuiet(zone))
    .map((zone) => ({ zone, ...crossingDemand(state, power, waters, pull, zone) }))
    .filter(({ zone, turns }) => (capacity * UNIT_PRICE) / turns > cost * (waters.risk(zone) + 1 / TURNS_AFLOAT))
    .sort((a, b) => b.waiting - a.waiting)[0]
  if (!site || site.waiting === 0) return none
  const perTurn = site.waiting / BACKLOG_TURNS + (TROOP_SHARE * money) / UNIT_PRICE
  const needed = Math.ceil((perTurn * site.turns) / capacity) - transportsNear(waters, site.zone)
  const count = Math.min(needed, MAX_AT_ONCE, Math.floor((MAX_TREASURY_SHARE * money) / cost))
  return count > 0
    ? { units: { [ship]: count }, why: { kind: 'buys', ipc: 0, type: ship, units: count, space: site.zone } }
    : none
}

/** Is the capital without a land route to the war? */
function isOverseas(state: GameState, power: PowerId, { land }: TroopDemand): boolean {
  const capital = [...tableOf(state).spaces.values()].find(({ capitalOf }) => capitalOf === power)
  return capital !== undefined && (land.get(capital.id) ?? 0) < MIN_DEMAND_GAP
}

function transportsNear({ transports, adjacentZones }: SeaView, zone: SpaceId): number {
  const near = new Set(zonesWithin(zone, SERVICE_RANGE, adjacentZones))
  return transports.filter((each) => near.has(each.zone)).length
}

/** Mobilize, before land units: ships where they are needed and safe. */
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
      (carries ? crossingDemand(state, power, waters, pull, zone).waiting : friendlyUnitsAt(state, power, zone)) -
      20 * waters.risk(zone) -
      (waters.isQuiet(zone) ? 0 : 20)
    let money = bank[type] ?? 0
    const orders: PlannedOrder[] = []
    for (const { space, room = money } of launchSites(state, type).sort((a, b) => score(b.space) - score(a.space))) {
      const count = Math.min(money, room)
      if (count <= 0) continue
      money -= count
      const why = { kind: 'places', ipc: 0, space, type, units: count } as const
      orders.push({ action: { type: 'mobilize', units: { [type]: count }, to: space }, why })
    }
    return orders
  })
}

const friendlyUnitsAt = (state: GameState, power: PowerId, zone: SpaceId): number =>
  unitsIn(state, zone).reduce((n, s) => n + (sideOf(s.power) === sideOf(power) ? s.count : 0), 0)

/** Purchase: repairs damaged ships in a base, which is free. */
export const planRepairs: Planner = ({ state, power }) =>
  Object.keys(state.war.units).flatMap((space): PlannedOrder[] =>
    unitsIn(state, space).some((s) => s.power === power && s.damaged && tableOf(state).units[s.type].kind === 'sea')
      ? [{ action: { type: 'repair', space }, why: { kind: 'ships', ipc: tableOf(state).units.battleship.cost / 2, space } }]
      : [],
  )
