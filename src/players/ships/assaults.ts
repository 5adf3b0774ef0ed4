/** Landings on a shore that is defended: only where the whole chain, guns, losses and all, is worth more than the army elsewhere. */
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

/** Shores that are looked at closely in a turn; what less than this chance or this gain brings is not tried. */
const MAX_EVALUATED = 4
const MIN_CHANCE = 0.5
const MIN_GAIN = 1.8
/** Rounds for which the income of a conquest counts, and what a capital weighs besides. */
const ROUNDS_HELD = 2.7
const CAPITAL_VALUE = 17

/** Units that a gun kept for the fleet stops, with IPCs of ships besides (ADV-12-09), and one that fires at who comes ashore. */
const STOPPED_PER_COASTAL_GUN = 0.8
const SHIP_LOSS_PER_COASTAL_GUN = 1
const STOPPED_PER_STRIKE_GUN = 0.5

/** One ship's part in it. */
type AssaultPart = { ship: Transport; orders: Action[]; units: Counts }
type Assault = { to: SpaceId; parts: AssaultPart[]; share: number }

const enemiesOf = (state: GameState, space: SpaceId, power: PowerId) =>
  unitsIn(state, space).filter((s) => sideOf(s.power) !== sideOf(power))

/** What this ship could bring to a zone this turn: what is aboard, or what waits on the coast beside it. */
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

/** All that could land on a shore from one zone, and how it compares with who stands there. */
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
  return foot > 0 && defence > 0 ? { to, parts, share: Math.sqrt(attack / defence) } : null
}

const ordersOf = ({ to, parts }: Assault): Action[] =>
  parts.flatMap(({ ship, orders, units }): Action[] => [...orders, { type: 'offload', transport: ship.id, to, units }])

type AssaultOdds = { cleared: number; lose: number; kill: number; lost: number }

/** How it ends, by the odds of the whole chain; null where nobody could tell. */
function forecastAssault(state: GameState, assault: Assault): AssaultOdds | null {
  const ends = forecast(state, { space: assault.to, orders: ordersOf(assault) })
  if (!ends) return null
  const lost = Object.values(ends.lost.attacker.units).reduce((n, count) => n + (count ?? 0), 0)
  return { cleared: ends.cleared, lose: ends.lost.attacker.ipc, kill: ends.lost.defender.ipc, lost }
}

/**
 * The same where guns fire at the fleet: the odds of the whole chain are walked through there and not computed, which takes too
 * long. So those who would not come ashore are left out, and the odds are asked of the others.
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
  const kept = Math.min(stopped, landing[foot] ?? 0)
  const attackers = minus(landing, { [foot]: kept })
  if (total(attackers) === 0 || kept < stopped) return null
  const defender = foes.map((s) => ({ owner: s.power, units: { [s.type]: s.count } }))
  const odds = quickOdds(state, { kind: 'land', attacker: [{ owner: power, units: attackers }], defender })
  if (!odds) return null
  const lose = odds.lost.attacker + SHIP_LOSS_PER_COASTAL_GUN * atFleet + kept * types[foot].cost
  return { cleared: odds.cleared, lose, kill: odds.lost.defender, lost: kept + odds.lost.attacker / types[foot].cost }
}

/** What it is worth in IPCs; null where the odds are not good enough. */
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
  // Who is thrown back into the sea the turn after is lost too.
  return { ipc: land + kill - lose - (1 - holds) * left * 2, clear: ends.cleared, lose, kill }
}

/** In Movement, before ships ferry: the best assault there is, all its ships in the order in which they load, sail and land. */
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
    .filter(({ share }) => share >= 1)
    .sort((a, b) => b.share - a.share)
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
