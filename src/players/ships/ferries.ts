/** Transports carry armies to where they are needed, across one zone or over several turns. */
import {
  type Counts,
  controllerOf,
  type GameState,
  isAtWar,
  type PowerId,
  type SpaceId,
  sideOf,
  statusOf,
  tableOf,
  unitsIn,
} from '../../engine/index.ts'
import { minus, total } from '../../planning/counts.ts'
import type { PlannedOrder, Planner } from '../types.ts'
import { type SeaView, safeRoutes, seaViewOf, type Transport } from './sea-view.ts'
import { spreadWithDecay, type TroopDemand, troopDemandOf } from './troop-demand.ts'
import { boardingParty, infantryType, troopsWaiting } from './troops.ts'

/**
 * `UNIT_VALUE`: IPC of a unit where it is needed most. It exceeds the price: at home a unit is worth nothing, and a
 * lower value keeps ships in port near any fleet. `ZONE_COST`: cost of a zone sailed. `MIN_GAIN`: smaller gains are
 * skipped.
 */
const UNIT_VALUE = 10.4
const ZONE_COST = 0.16
const MIN_GAIN = 0.8
/** Factor for what lies after this turn, and decay of pickup demand for each zone. */
const LATER_FACTOR = 0.85
const RETURN_DECAY = 0.9
/** Enemies near a shore at which half of the landings are repulsed, and the cost of that (in unit values). */
const HALF_REPULSED = 6.4
const REPULSE_COST = 0.41
/**
 * Value of one IPC of income at an undefended landing (in unit values), and the share lost if it is repulsed: this
 * turn's income is kept.
 */
const INCOME_VALUE = 0.35
const REPULSED_INCOME_LOSS = 2 / 3
/** Minimum difference in troop demand, which prevents shipping to and fro. */
const MIN_DEMAND_GAP = 0.1

/** One transport's turn: where it loads, sails and lands. */
type Voyage = {
  to: SpaceId
  way: SpaceId[]
  loads: { from: SpaceId; units: Counts; after: SpaceId[] } | null
  lands: { to: SpaceId; units: Counts } | null
  gain: number
  aboard: number
}

type SeaContext = { state: GameState; power: PowerId; waters: SeaView; pull: TroopDemand; waiting: Map<SpaceId, Counts> }

const landDemand = ({ pull }: SeaContext, id: SpaceId): number => pull.land.get(id) ?? 0

/** Value of landing a unit there (in unit values). Defended enemy shores count 0: `assaults.ts` handles them. */
function landingValue(sea: SeaContext, to: SpaceId): number {
  const { state, power } = sea
  const status = statusOf(state, to, power)
  if (status === 'friendly' || status === 'contested') return landDemand(sea, to)
  if (status !== 'hostile') return 0
  const guarded = unitsIn(state, to).some((s) => sideOf(s.power) !== sideOf(power))
  const holder = controllerOf(state, to)
  if (guarded || holder === null || holder === 'contested') return 0
  const { ipc = 0, capitalOf, adjacent = [] } = tableOf(state).spaces.get(to) ?? {}
  // Small landings near many enemies are repulsed the turn after.
  const near = adjacent.reduce((n, id) => n + enemiesIn(state, id, power), 0)
  const thrown = near / (near + HALF_REPULSED)
  return (
    landDemand(sea, to) + INCOME_VALUE * ipc * (1 - REPULSED_INCOME_LOSS * thrown) + (capitalOf ? 3 : 0) - REPULSE_COST * thrown
  )
}

const enemiesIn = (state: GameState, id: SpaceId, power: PowerId): number =>
  unitsIn(state, id).reduce(
    (n, s) => n + (sideOf(s.power) !== sideOf(power) && tableOf(state).units[s.type].kind === 'land' ? s.count : 0),
    0,
  )

const hullOf = ({ state }: SeaContext): number => tableOf(state).units.transport.cost

/** Expected loss (IPC) of sailing this way and ending the turn there with this cargo. */
const dangerOf = ({ waters }: SeaContext, way: readonly SpaceId[], end: SpaceId, ship: number, aboard: number): number =>
  way.reduce((sum, zone) => sum + ZONE_COST + (waters.mined.has(zone) ? (ship + aboard) / 6 : 0), 0) +
  waters.risk(end) * (ship + aboard)

/** The best delivery from here with these moves left; `home`: troop demand where the units come from. */
function bestDelivery(
  sea: SeaContext,
  from: SpaceId,
  moves: number,
  units: Counts,
  home: number,
): Omit<Voyage, 'way' | 'loads'> & { after: SpaceId[] } {
  const count = total(units)
  const cargo = UNIT_VALUE * count
  let best = { to: from, after: [] as SpaceId[], lands: null as Voyage['lands'], gain: Number.NEGATIVE_INFINITY, aboard: count }
  for (const [zone, after] of safeRoutes(sea.waters, from, moves)) {
    for (const to of sea.waters.coasts(zone)) {
      const worth = landingValue(sea, to)
      if (worth <= home) continue
      const gain = cargo * (worth - home) - dangerOf(sea, after, zone, hullOf(sea), 0)
      if (gain > best.gain) best = { to: zone, after, lands: { to, units }, gain, aboard: 0 }
    }
    const gain = LATER_FACTOR * cargo * ((sea.pull.sea.get(zone) ?? 0) - home) - dangerOf(sea, after, zone, hullOf(sea), cargo)
    if (gain > best.gain + 1e-9) best = { to: zone, after, lands: null, gain, aboard: count }
  }
  return best
}

/** A loaded transport. */
function planDelivery(sea: SeaContext, ship: Transport): Voyage | null {
  const units: Counts = {}
  for (const unit of ship.cargo) if (unit.power === sea.power) units[unit.type] = (units[unit.type] ?? 0) + 1
  if (total(units) === 0) return null
  const hasInfantry = (units[infantryType(sea.state)] ?? 0) > 0
  const { after, ...best } = bestDelivery(sea, ship.zone, ship.left, units, 0)
  const needsInfantry =
    best.lands !== null &&
    !hasInfantry &&
    !unitsIn(sea.state, best.lands.to).some((s) => s.power === sea.power && s.type === infantryType(sea.state))
  return { ...best, lands: needsInfantry ? null : best.lands, way: after, loads: null }
}

/** An empty transport: where to load and what to do then. */
function planPickup(sea: SeaContext, ship: Transport): Voyage | null {
  const { state, waters, waiting } = sea
  let best: Voyage | null = null
  const room = (tableOf(state).units.transport.capacity ?? 2) - ship.cargo.length
  // Staying has a risk too.
  const stayRisk = hullOf(sea) * waters.risk(ship.zone)
  for (const [zone, way] of safeRoutes(waters, ship.zone, ship.left)) {
    if (!waters.isQuiet(zone)) continue
    for (const from of waters.coasts(zone)) {
      const units = boardingParty(state, waiting.get(from) ?? {}, room)
      if (total(units) === 0) continue
      const { after, ...rest } = bestDelivery(sea, zone, ship.left - way.length, units, landDemand(sea, from) + MIN_DEMAND_GAP)
      // Troops that neither sail nor land this turn can wait ashore.
      if (rest.lands === null && after.length === 0) continue
      const gain = rest.gain - dangerOf(sea, way, zone, 0, 0) + stayRisk
      if (gain > MIN_GAIN && gain > (best?.gain ?? 0)) best = { ...rest, gain, way, loads: { from, units, after } }
    }
  }
  return best
}

/** Demand of waiting troops for an empty transport, by zone. */
function pickupDemand(sea: SeaContext): Map<SpaceId, number> {
  const { waters, waiting, pull } = sea
  const start = waters.zones.map((zone): [SpaceId, number] => {
    const most = Math.max(
      0,
      ...waters.coasts(zone).map((land) => {
        const gap = LATER_FACTOR * (pull.sea.get(zone) ?? 0) - landDemand(sea, land)
        return gap > MIN_DEMAND_GAP ? gap * Math.min(2, total(waiting.get(land) ?? {})) : 0
      }),
    )
    return [zone, waters.isQuiet(zone) ? UNIT_VALUE * most : 0]
  })
  return spreadWithDecay(new Map(start), waters.adjacentZones, (_from, to) =>
    waters.isQuiet(to) && !waters.mined.has(to) ? RETURN_DECAY : 0,
  )
}

/** An idle transport sails towards waiting troops or out of danger. */
function planReturn(sea: SeaContext, ship: Transport): Voyage | null {
  const { waters } = sea
  const demand = pickupDemand(sea)
  let best: Voyage | null = null
  const worthAt = (zone: SpaceId): number => (demand.get(zone) ?? 0) - hullOf(sea) * waters.risk(zone)
  const stay = worthAt(ship.zone)
  for (const [zone, way] of safeRoutes(waters, ship.zone, ship.left)) {
    const gain = worthAt(zone) - stay - 0.01 * way.length
    if (gain > 0.05 && gain > (best?.gain ?? 0)) best = { to: zone, way, loads: null, lands: null, gain, aboard: 0 }
  }
  if (best) reserveTroops(sea, demand, best.to)
  return best
}

/** Reserves the troops that this transport sails to, so the next one ignores them. */
function reserveTroops({ waters, waiting, state }: SeaContext, demand: ReadonlyMap<SpaceId, number>, zone: SpaceId): void {
  let at = zone
  for (let next: SpaceId | undefined = at; next !== undefined; ) {
    at = next
    next = waters.adjacentZones(at).find((each) => (demand.get(each) ?? 0) > (demand.get(at) ?? 0) + 1e-9)
  }
  const [land] = [...waters.coasts(at)].sort((a, b) => total(waiting.get(b) ?? {}) - total(waiting.get(a) ?? {}))
  const here = land === undefined ? {} : (waiting.get(land) ?? {})
  if (land !== undefined) waiting.set(land, minus(here, boardingParty(state, here, 2)))
}

function ordersOf({ zone, id }: Transport, { to, way, loads, lands, gain }: Voyage): PlannedOrder[] {
  const sails = (from: SpaceId, path: SpaceId[]): PlannedOrder[] =>
    path.length > 0
      ? [
          {
            action: { type: 'move', from, path, transports: [id] },
            why: { kind: 'sails', ipc: gain, space: path.at(-1) as SpaceId },
          },
        ]
      : []
  const orders = sails(zone, way)
  const at = way.at(-1) ?? zone
  if (loads)
    orders.push(
      {
        action: { type: 'load', from: loads.from, transport: id, units: loads.units },
        why: { kind: 'ships', ipc: gain, space: loads.from, goal: lands?.to ?? to, units: total(loads.units) },
      },
      ...sails(at, loads.after),
    )
  if (lands)
    orders.push({
      action: { type: 'offload', transport: id, to: lands.to, units: lands.units },
      why: { kind: 'lands', ipc: gain, space: lands.to, units: total(lands.units) },
    })
  return orders
}

/** Movement, before the armies: each transport in turn, loaded ones first. */
export const planFerries: Planner = ({ state, power, profile }) => {
  if (!profile.settings.usesNavy || !isAtWar(state, power)) return []
  const waters = seaViewOf(state, power)
  if (waters.transports.length === 0) return []
  const lands = new Set(waters.zones.flatMap(waters.coasts))
  const waiting = new Map([...lands].map((land) => [land, troopsWaiting(state, power, land)]))
  const sea: SeaContext = { state, power, waters, pull: troopDemandOf(state, power, waters), waiting }
  const ships = [...waters.transports].sort((a, b) => b.cargo.length - a.cargo.length || a.id - b.id)
  return ships.flatMap((ship) => {
    const voyage = ship.cargo.length > 0 ? planDelivery(sea, ship) : (planPickup(sea, ship) ?? planReturn(sea, ship))
    if (!voyage) return []
    if (voyage.loads) waiting.set(voyage.loads.from, minus(waiting.get(voyage.loads.from) ?? {}, voyage.loads.units))
    return ordersOf(ship, voyage)
  })
}
