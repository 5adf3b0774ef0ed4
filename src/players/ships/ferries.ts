/** Transports carry armies to where they are wanted: across one zone where that will do, else by sea. */
import {
  atWar,
  type Counts,
  controllerOf,
  type GameState,
  type PowerId,
  type SpaceId,
  sideOf,
  statusOf,
  tableOf,
  unitsIn,
} from '../../engine/index.ts'
import { minus, total } from '../../planning/counts.ts'
import type { PlannedOrder, Planner } from '../types.ts'
import { infantryType } from './pieces.ts'
import { type SeaView, safeRoutes, seaViewOf, type Transport } from './sea-view.ts'
import { spreadWithDecay, type TroopDemand, troopDemandOf } from './troop-demand.ts'
import { boardingParty, troopsWaiting } from './troops.ts'

/**
 * What a unit is worth where it is wanted most, in IPCs: more than its price, since at home it is worth nothing, and with less hardly
 * any ship sails in sight of a fleet that seldom comes; what a zone that is sailed through costs; what less than this brings is left.
 */
const UNIT_VALUE = 10.4
const ZONE_COST = 0.16
const MIN_GAIN = 0.8
/** Of what the way ahead promises, after this turn; of a call, after each zone of the way back. */
const LATER_FACTOR = 0.85
const RETURN_DECAY = 0.9
/** Enemies beside a shore of whom half the landings there are thrown back, and what that costs a unit, in its own worth. */
const HALF_REPULSED = 6.4
const REPULSE_COST = 0.41
/**
 * What an IPC of an undefended land's income adds to landing a unit there, in its own worth; and how much of that is lost where the landing
 * is thrown back: the income of this turn is had all the same, and the enemy has to come for it.
 */
const INCOME_VALUE = 0.35
const REPULSED_INCOME_LOSS = 2 / 3
/** By how much more troops must be wanted elsewhere to be shipped there: otherwise they would go to and fro. */
const MIN_DEMAND_GAP = 0.1

/** What one ship does this turn: where it loads, where it goes, where it lands. Null: it does not. */
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

/** What landing a unit there is worth, against leaving it where it is: not where an enemy waits on the shore of a land that is his. */
function landingValue(sea: SeaContext, to: SpaceId): number {
  const { state, power } = sea
  const status = statusOf(state, to, power)
  if (status === 'friendly' || status === 'contested') return landDemand(sea, to)
  if (status !== 'hostile') return 0
  const guarded = unitsIn(state, to).some((s) => sideOf(s.power) !== sideOf(power))
  const holder = controllerOf(state, to)
  if (guarded || holder === null || holder === 'contested') return 0
  const { ipc = 0, capitalOf, adjacent = [] } = tableOf(state).spaces.get(to) ?? {}
  // A few ashore amid many are thrown back the turn after: each that stands near makes that likelier.
  const near = adjacent.reduce((n, id) => n + enemiesIn(state, id, power), 0)
  const thrown = near / (near + HALF_REPULSED)
  return (
    landDemand(sea, to) + INCOME_VALUE * ipc * (1 - REPULSED_INCOME_LOSS * thrown) + (capitalOf ? 3 : 0) - REPULSE_COST * thrown
  )
}

/** Land units of the other side in a land. */
const enemiesIn = (state: GameState, id: SpaceId, power: PowerId): number =>
  unitsIn(state, id).reduce(
    (n, s) => n + (sideOf(s.power) !== sideOf(power) && tableOf(state).units[s.type].kind === 'land' ? s.count : 0),
    0,
  )

/** What a ship costs. */
const hullOf = ({ state }: SeaContext): number => tableOf(state).units.transport.cost

/** What is lost on the average by sailing this way and lying at its end with so much aboard. */
const dangerOf = ({ waters }: SeaContext, way: readonly SpaceId[], end: SpaceId, ship: number, aboard: number): number =>
  way.reduce((sum, zone) => sum + ZONE_COST + (waters.mined.has(zone) ? (ship + aboard) / 6 : 0), 0) +
  waters.risk(end) * (ship + aboard)

/** The best that ships of this cargo can do from here with so many moves, once `units` are aboard and came from a pull of `home`. */
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

/** A ship with an army aboard. */
function planDelivery(sea: SeaContext, ship: Transport): Voyage | null {
  const units: Counts = {}
  for (const unit of ship.cargo) if (unit.power === sea.power) units[unit.type] = (units[unit.type] ?? 0) + 1
  if (total(units) === 0) return null
  const manned = (units[infantryType(sea.state)] ?? 0) > 0
  const { after, ...best } = bestDelivery(sea, ship.zone, ship.left, units, 0)
  const needsInfantry =
    best.lands !== null &&
    !manned &&
    !unitsIn(sea.state, best.lands.to).some((s) => s.power === sea.power && s.type === infantryType(sea.state))
  return { ...best, lands: needsInfantry ? null : best.lands, way: after, loads: null }
}

/** An empty ship: where it finds an army, and what it does with it. */
function planPickup(sea: SeaContext, ship: Transport): Voyage | null {
  const { state, waters, waiting } = sea
  let best: Voyage | null = null
  const room = (tableOf(state).units.transport.capacity ?? 2) - ship.cargo.length
  // Whoever does nothing is in danger where he lies.
  const spared = hullOf(sea) * waters.risk(ship.zone)
  for (const [zone, way] of safeRoutes(waters, ship.zone, ship.left)) {
    if (!waters.isQuiet(zone)) continue
    for (const from of waters.coasts(zone)) {
      const units = boardingParty(state, waiting.get(from) ?? {}, room)
      if (total(units) === 0) continue
      const { after, ...rest } = bestDelivery(sea, zone, ship.left - way.length, units, landDemand(sea, from) + MIN_DEMAND_GAP)
      // What neither lands nor sails this turn may as well wait ashore: it is aboard in time the turn after.
      if (rest.lands === null && after.length === 0) continue
      const gain = rest.gain - dangerOf(sea, way, zone, 0, 0) + spared
      if (gain > MIN_GAIN && gain > (best?.gain ?? 0)) best = { ...rest, gain, way, loads: { from, units, after } }
    }
  }
  return best
}

/** How strongly what waits ashore calls an empty ship from each zone. */
function pickupDemand(sea: SeaContext): Map<SpaceId, number> {
  const { waters, waiting, pull } = sea
  const calls = waters.zones.map((zone): [SpaceId, number] => {
    const most = Math.max(
      0,
      ...waters.coasts(zone).map((land) => {
        const gap = LATER_FACTOR * (pull.sea.get(zone) ?? 0) - landDemand(sea, land)
        return gap > MIN_DEMAND_GAP ? gap * Math.min(2, total(waiting.get(land) ?? {})) : 0
      }),
    )
    return [zone, waters.isQuiet(zone) ? UNIT_VALUE * most : 0]
  })
  return spreadWithDecay(new Map(calls), waters.adjacentZones, (_from, to) =>
    waters.isQuiet(to) && !waters.mined.has(to) ? RETURN_DECAY : 0,
  )
}

/** Without anything to do it goes back to where most waits, however many turns away, or out of danger. */
function planReturn(sea: SeaContext, ship: Transport): Voyage | null {
  const { waters } = sea
  const call = pickupDemand(sea)
  let best: Voyage | null = null
  const wanted = (zone: SpaceId): number => (call.get(zone) ?? 0) - hullOf(sea) * waters.risk(zone)
  const stay = wanted(ship.zone)
  for (const [zone, way] of safeRoutes(waters, ship.zone, ship.left)) {
    const gain = wanted(zone) - stay - 0.01 * way.length
    if (gain > 0.05 && gain > (best?.gain ?? 0)) best = { to: zone, way, loads: null, lands: null, gain, aboard: 0 }
  }
  if (best) reserveTroops(sea, call, best.to)
  return best
}

/** What calls a ship that is on its way no longer calls the next one. */
function reserveTroops({ waters, waiting, state }: SeaContext, call: ReadonlyMap<SpaceId, number>, zone: SpaceId): void {
  let at = zone
  for (let next: SpaceId | undefined = at; next !== undefined; ) {
    at = next
    next = waters.adjacentZones(at).find((each) => (call.get(each) ?? 0) > (call.get(at) ?? 0) + 1e-9)
  }
  const [land] = [...waters.coasts(at)].sort((a, b) => total(waiting.get(b) ?? {}) - total(waiting.get(a) ?? {}))
  const here = land === undefined ? {} : (waiting.get(land) ?? {})
  if (land !== undefined) waiting.set(land, minus(here, boardingParty(state, here, 2)))
}

/** As orders, in the order in which they have to be given. */
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

/** In Movement, before armies march: transports one after another, those with an army aboard first. */
export const planFerries: Planner = ({ state, power, profile }) => {
  if (!profile.settings.usesNavy || !atWar(state, power)) return []
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
