/** Landings on a shore that is defended: only where the whole chain, guns, losses and all, is worth more than the army elsewhere. */
import {
  type Action,
  atWar,
  type Counts,
  dataOf,
  type GameState,
  type PowerId,
  type SpaceId,
  sideOf,
  statusOf,
  tableOf,
  unitsIn,
} from '../../engine/index.ts'
import { forecast } from '../../odds/index.ts'
import { countCargo, minus, total, typesIn } from '../../planning/counts.ts'
import type { Advice, Planner } from '../types.ts'
import { core } from './pieces.ts'
import { partyOf, waitingIn } from './troops.ts'
import { sailing, type Transport, type Waters, watersOf } from './waters.ts'

/** Shores that are looked at closely in a turn; what less than this chance or this gain brings is not tried. */
const CLOSELY = 4
const CHANCE = 0.5
const GAIN = 2
/** Rounds for which the income of a conquest counts, and what a capital weighs besides. */
const LASTING = 3
const CAPITAL = 20

/** One ship's part in it. */
type Part = { ship: Transport; orders: Action[]; units: Counts }
type Assault = { to: SpaceId; parts: Part[]; share: number }

const enemiesOf = (state: GameState, space: SpaceId, power: PowerId) =>
  unitsIn(state, space).filter((s) => sideOf(s.power) !== sideOf(power))

/** What this ship could bring to a zone this turn: what is aboard, or what waits on the coast beside it. */
function partOf(
  state: GameState,
  waters: Waters,
  waiting: Map<SpaceId, Counts>,
  ship: Transport,
  zone: SpaceId,
  power: PowerId,
): Part | null {
  const way = sailing(waters, ship.zone, ship.left).get(zone)
  if (!way) return null
  const sails: Action[] = way.length > 0 ? [{ type: 'move', from: ship.zone, path: way, transports: [ship.id] }] : []
  const own = countCargo(ship.cargo.filter((unit) => unit.power === power))
  if (ship.cargo.length > 0) return total(own) > 0 ? { ship, orders: sails, units: own } : null
  if (!waters.quiet(ship.zone)) return null
  for (const from of waters.coasts(ship.zone)) {
    const units = partyOf(state, waiting.get(from) ?? {}, 2)
    if (total(units) === 0) continue
    waiting.set(from, minus(waiting.get(from) ?? {}, units))
    return { ship, orders: [{ type: 'load', from, transport: ship.id, units }, ...sails], units }
  }
  return null
}

/** All that could land on a shore from one zone, and how it compares with who stands there. */
function assaultOn(
  state: GameState,
  power: PowerId,
  waters: Waters,
  ashore: ReadonlyMap<SpaceId, Counts>,
  zone: SpaceId,
  to: SpaceId,
): Assault | null {
  const { units } = tableOf(state)
  const waiting = new Map(ashore)
  const parts = waters.ships.flatMap((ship) => partOf(state, waters, waiting, ship, zone, power) ?? [])
  const sum = (worth: (type: keyof typeof units) => number): number =>
    parts.reduce((all, part) => all + typesIn(part.units).reduce((n, type) => n + worth(type) * (part.units[type] ?? 0), 0), 0)
  const foot = sum((type) => (type === core(state) ? 1 : 0))
  const attack = sum((type) => units[type].supported ?? units[type].attack) * sum(() => 1)
  const foes = enemiesOf(state, to, power)
  const defence = foes.reduce((n, s) => n + s.count * units[s.type].defence, 0) * foes.reduce((n, s) => n + s.count, 0)
  return foot > 0 && defence > 0 ? { to, parts, share: Math.sqrt(attack / defence) } : null
}

const ordersOf = ({ to, parts }: Assault): Action[] =>
  parts.flatMap(({ ship, orders, units }): Action[] => [...orders, { type: 'offload', transport: ship.id, to, units }])

/** What it is worth in IPCs, by the odds of the whole chain; null where they are not good enough. */
function worthOf(
  state: GameState,
  power: PowerId,
  assault: Assault,
): { ipc: number; clear: number; lose: number; kill: number } | null {
  const { to } = assault
  const { spaces, units } = tableOf(state)
  const ends = forecast(state, { space: to, orders: ordersOf(assault) })
  if (!ends || ends.cleared < CHANCE) return null
  const { ipc = 0, capitalOf, adjacent = [] } = spaces.get(to) ?? {}
  const near = adjacent.reduce(
    (n, id) => n + enemiesOf(state, id, power).reduce((sum, s) => sum + (units[s.type].kind === 'land' ? s.count : 0), 0),
    0,
  )
  const ashore = assault.parts.reduce((n, part) => n + total(part.units), 0)
  const lost = Object.values(ends.lost.attacker.units).reduce((n, count) => n + (count ?? 0), 0)
  const left = Math.max(0.1, ashore - lost)
  const holds = left ** 2 / (left ** 2 + 0.3 * near ** 2)
  const land = ends.cleared * holds * (LASTING * ipc + (capitalOf ? CAPITAL : 0))
  const [lose, kill] = [ends.lost.attacker.ipc, ends.lost.defender.ipc]
  // Who is thrown back into the sea the turn after is lost too.
  return { ipc: land + kill - lose - (1 - holds) * left * 2, clear: ends.cleared, lose, kill }
}

/** In Movement, before ships ferry: the best assault there is, all its ships in the order in which they load, sail and land. */
export const assaults: Planner = ({ state, power, mind }): Advice[] => {
  // Guns on the coast and the fleet's choices beneath them are walked through and not computed: that takes too long here.
  if (!mind.sight.navy || !atWar(state, power) || dataOf(state).coastalFire !== undefined) return []
  const waters = watersOf(state, power)
  if (waters.ships.length === 0) return []
  const near = new Set(waters.ships.flatMap((ship) => [...sailing(waters, ship.zone, ship.left).keys()]))
  const open = [...near].filter((zone) => waters.quiet(zone) && enemiesOf(state, zone, power).length === 0)
  const coasts = [...new Set(waters.ships.flatMap(({ zone }) => waters.coasts(zone)))]
  const ashore = new Map(coasts.map((land) => [land, waitingIn(state, power, land)]))
  const found = open.flatMap((zone) =>
    waters.coasts(zone).flatMap((to) => {
      if (statusOf(state, to, power) !== 'hostile' || enemiesOf(state, to, power).length === 0) return []
      return assaultOn(state, power, waters, ashore, zone, to) ?? []
    }),
  )
  const best = found
    .filter(({ share }) => share >= 1)
    .sort((a, b) => b.share - a.share)
    .slice(0, CLOSELY)
    .flatMap((assault) => {
      const worth = worthOf(state, power, assault)
      return worth && worth.ipc > GAIN ? [{ assault, worth }] : []
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
