/** Landings on defended shores, if the forecast of the whole landing is worth more than the army elsewhere. */
import {
  type Action,
  type Counts,
  dataOf,
  type GameState,
  isAtWar,
  type PowerId,
  type SpaceId,
  sideOf,
  statusOf,
  tableOf,
  unitsIn,
} from '../../engine/index.ts'
import { forecast, quickOdds } from '../../odds/index.ts'
import { countCargo, minus, total, typesIn } from '../../planning/counts.ts'
import type { PlannedOrder, Planner } from '../types.ts'
import { type SeaView, safeRoutes, seaViewOf, type Transport } from './sea-view.ts'
import { boardingParty, infantryType, troopsWaiting } from './troops.ts'

/** Shores evaluated in a turn, smallest chance and smallest gain (IPC). */
const MAX_EVALUATED = 4
const MIN_CHANCE = 0.5
const MIN_GAIN = 1.8
/** Rounds of income counted for a conquest, and the value of a capital (IPC). */
const ROUNDS_HELD = 2.7
const CAPITAL_VALUE = 17

/**
 * Units stopped by a gun that fires at the fleet, with IPC of ships lost (ADV-12-09), and by a gun that fires at landing
 * units.
 */
const STOPPED_PER_COASTAL_GUN = 0.8
const SHIP_LOSS_PER_COASTAL_GUN = 1
const STOPPED_PER_STRIKE_GUN = 0.5

/** One transport's part of the assault. */
type AssaultPart = { ship: Transport; orders: Action[]; units: Counts }
type Assault = { to: SpaceId; parts: AssaultPart[]; ratio: number }

const enemiesOf = (state: GameState, space: SpaceId, power: PowerId) =>
  unitsIn(state, space).filter((s) => sideOf(s.power) !== sideOf(power))

/** What this transport can bring to a zone this turn: its cargo, or troops waiting at its coast. */
function assaultPartOf(
  state: GameState,
  waters: SeaView,
  waiting: Map<SpaceId, Counts>,
  ship: Transport,
  zone: SpaceId,
  power: PowerId,
): AssaultPart | null {
  const way = safeRoutes(waters, ship.zone, ship.left).get(zone)
  if (!way) return null
  const sails: Action[] = way.length > 0 ? [{ type: 'move', from: ship.zone, path: way, transports: [ship.id] }] : []
  const own = countCargo(ship.cargo.filter((unit) => unit.power === power))
  if (ship.cargo.length > 0) return total(own) > 0 ? { ship, orders: sails, units: own } : null
  if (!waters.isQuiet(ship.zone)) return null
  for (const from of waters.coasts(ship.zone)) {
    const units = boardingParty(state, waiting.get(from) ?? {}, 2)
    if (total(units) === 0) continue
    waiting.set(from, minus(waiting.get(from) ?? {}, units))
    return { ship, orders: [{ type: 'load', from, transport: ship.id, units }, ...sails], units }
  }
  return null
}

/** The strongest assault on a shore from one zone, and its strength ratio. */
function assembleAssault(
  state: GameState,
  power: PowerId,
  waters: SeaView,
  ashore: ReadonlyMap<SpaceId, Counts>,
  zone: SpaceId,
  to: SpaceId,
): Assault | null {
  const { units } = tableOf(state)
  const waiting = new Map(ashore)
  const parts = waters.transports.flatMap((ship) => assaultPartOf(state, waters, waiting, ship, zone, power) ?? [])
  const sum = (worth: (type: keyof typeof units) => number): number =>
    parts.reduce((all, part) => all + typesIn(part.units).reduce((n, type) => n + worth(type) * (part.units[type] ?? 0), 0), 0)
  const foot = sum((type) => (type === infantryType(state) ? 1 : 0))
  const attack = sum((type) => units[type].supported ?? units[type].attack) * sum(() => 1)
  const foes = enemiesOf(state, to, power)
  const defence = foes.reduce((n, s) => n + s.count * units[s.type].defence, 0) * foes.reduce((n, s) => n + s.count, 0)
  return foot > 0 && defence > 0 ? { to, parts, ratio: Math.sqrt(attack / defence) } : null
}

const ordersOf = ({ to, parts }: Assault): Action[] =>
  parts.flatMap(({ ship, orders, units }): Action[] => [...orders, { type: 'offload', transport: ship.id, to, units }])

type AssaultOdds = { cleared: number; lose: number; kill: number; lost: number }

/** The forecast of the whole landing; null if there is none. */
function forecastAssault(state: GameState, assault: Assault): AssaultOdds | null {
  const ends = forecast(state, { space: assault.to, orders: ordersOf(assault) })
  if (!ends) return null
  const lost = Object.values(ends.lost.attacker.units).reduce((n, count) => n + (count ?? 0), 0)
  return { cleared: ends.cleared, lose: ends.lost.attacker.ipc, kill: ends.lost.defender.ipc, lost }
}

/**
 * Coastal fire would need a slow graph walk, so units expected to be stopped are removed and the land battle of the rest
 * is computed.
 */
function estimateUnderGuns(state: GameState, power: PowerId, { to, parts }: Assault): AssaultOdds | null {
  const { units: types } = tableOf(state)
  const foes = enemiesOf(state, to, power).filter((s) => types[s.type].kind !== 'sea')
  const guns = foes.reduce((n, s) => n + (types[s.type].tags.has('strikes-landing') ? s.count : 0), 0)
  const atFleet = Math.min(Math.ceil(guns / 2), parts.length)
  const stopped = Math.ceil(STOPPED_PER_COASTAL_GUN * atFleet + STOPPED_PER_STRIKE_GUN * (guns - atFleet))
  const landing: Counts = {}
  for (const { units } of parts) for (const type of typesIn(units)) landing[type] = (landing[type] ?? 0) + (units[type] ?? 0)
  const foot = infantryType(state)
  const stoppedInfantry = Math.min(stopped, landing[foot] ?? 0)
  const attackers = minus(landing, { [foot]: stoppedInfantry })
  if (total(attackers) === 0 || stoppedInfantry < stopped) return null
  const defender = foes.map((s) => ({ owner: s.power, units: { [s.type]: s.count } }))
  const odds = quickOdds(state, { kind: 'land', attacker: [{ owner: power, units: attackers }], defender })
  if (!odds) return null
  const lose = odds.lost.attacker + SHIP_LOSS_PER_COASTAL_GUN * atFleet + stoppedInfantry * types[foot].cost
  return { cleared: odds.cleared, lose, kill: odds.lost.defender, lost: stoppedInfantry + odds.lost.attacker / types[foot].cost }
}

/** Gain in IPC; null if the chance is too small. */
function evaluateAssault(
  state: GameState,
  power: PowerId,
  assault: Assault,
): { ipc: number; clear: number; lose: number; kill: number } | null {
  const { to } = assault
  const { spaces, units } = tableOf(state)
  const ends =
    dataOf(state).coastalFire === undefined ? forecastAssault(state, assault) : estimateUnderGuns(state, power, assault)
  if (!ends || ends.cleared < MIN_CHANCE) return null
  const { ipc = 0, capitalOf, adjacent = [] } = spaces.get(to) ?? {}
  const near = adjacent.reduce(
    (n, id) => n + enemiesOf(state, id, power).reduce((sum, s) => sum + (units[s.type].kind === 'land' ? s.count : 0), 0),
    0,
  )
  const ashore = assault.parts.reduce((n, part) => n + total(part.units), 0)
  const { lose, kill, lost } = ends
  const left = Math.max(0.1, ashore - lost)
  const holds = left ** 2 / (left ** 2 + 0.3 * near ** 2)
  const land = ends.cleared * holds * (ROUNDS_HELD * ipc + (capitalOf ? CAPITAL_VALUE : 0))
  // Units repulsed on the next turn are lost too.
  return { ipc: land + kill - lose - (1 - holds) * left * 2, clear: ends.cleared, lose, kill }
}

/** Movement, before ferries: the best assault, with the orders of all its transports. */
export const planAssaults: Planner = ({ state, power, profile }): PlannedOrder[] => {
  if (!profile.settings.usesNavy || !isAtWar(state, power)) return []
  const waters = seaViewOf(state, power)
  if (waters.transports.length === 0) return []
  const near = new Set(waters.transports.flatMap((ship) => [...safeRoutes(waters, ship.zone, ship.left).keys()]))
  const open = [...near].filter((zone) => waters.isQuiet(zone) && enemiesOf(state, zone, power).length === 0)
  const coasts = [...new Set(waters.transports.flatMap(({ zone }) => waters.coasts(zone)))]
  const ashore = new Map(coasts.map((land) => [land, troopsWaiting(state, power, land)]))
  const found = open.flatMap((zone) =>
    waters.coasts(zone).flatMap((to) => {
      if (statusOf(state, to, power) !== 'hostile' || enemiesOf(state, to, power).length === 0) return []
      return assembleAssault(state, power, waters, ashore, zone, to) ?? []
    }),
  )
  const best = found
    .filter(({ ratio }) => ratio >= 1)
    .sort((a, b) => b.ratio - a.ratio)
    .slice(0, MAX_EVALUATED)
    .flatMap((assault) => {
      const worth = evaluateAssault(state, power, assault)
      return worth && worth.ipc > MIN_GAIN ? [{ assault, worth }] : []
    })
    .sort((a, b) => b.worth.ipc - a.worth.ipc)[0]
  if (!best) return []
  const { assault, worth } = best
  const why = {
    kind: 'lands',
    ...worth,
    space: assault.to,
    units: assault.parts.reduce((n, part) => n + total(part.units), 0),
  } as const
  return ordersOf(assault).map((action) => ({ action, why }))
}
