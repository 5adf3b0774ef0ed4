/** Warships: attack what is weaker and worth it, cover transports, and go where they are safe. */
import {
  atWar,
  type Counts,
  dataOf,
  type GameState,
  type PowerId,
  reach,
  type SpaceId,
  sideOf,
  situation,
  tableOf,
  unitsIn,
} from '../../engine/index.ts'
import { countStacks } from '../../planning/counts.ts'
import { fleetOf, fleetsAt, type Strength, shareOf } from '../answers/fleets.ts'
import type { Advice, Planner } from '../types.ts'
import type { Motive } from '../why.ts'
import { spreadPull } from './pull.ts'
import { type Waters, watersOf, zonesWithin } from './waters.ts'

/** So much stronger than the enemy a fleet goes out to fight; so many IPCs of gain make it worth it. */
export const STRONGER = 1.25
const WORTH = 2
/** Of ships that are this much weaker than what can come, the fleet moves away. */
const WEAK = 0.8
/** What is left of a distant prey after each zone on the way to it, and how much of it counts. */
const SCENT = 0.8
const HUNT = 0.25

/** Warships of the power in a zone that can still move, as an order counts them. */
type Squadron = { from: SpaceId; units: Counts; damaged: Counts; fleet: Strength }

function squadronsOf(state: GameState, power: PowerId, { zones }: Waters): Squadron[] {
  const { units: types } = tableOf(state)
  return zones.flatMap((from) => {
    const own = unitsIn(state, from).filter((s) => s.power === power && types[s.type].tags.has('warship') && (s.left ?? 0) > 0)
    if (own.length === 0) return []
    const units = countStacks(own.filter((s) => !s.damaged))
    const damaged = countStacks(own.filter((s) => s.damaged))
    return [{ from, units, damaged, fleet: fleetOf(state, own, 'attack') }]
  })
}

/** What is expected to be lost of a fleet that is so much stronger than its enemy, as a share of it (square law). */
export const lossOf = (share: number): number => (share <= 1 ? 1 : 1 - Math.sqrt(1 - 1 / share ** 2))

export const inAll = (fleets: readonly Strength[]): Strength => {
  const sum: Strength = { guns: 0, hits: 0, ships: 0, boats: 0, ipc: 0, transports: 0 }
  for (const fleet of fleets) for (const key of Object.keys(sum) as (keyof Strength)[]) sum[key] += fleet[key]
  return sum
}

/** What an attack on these would bring, in IPCs. */
export function gainOf(own: Strength, theirs: Strength): number {
  if (own.guns === 0) return Number.NEGATIVE_INFINITY
  if (theirs.guns === 0) return theirs.transports
  const share = shareOf(own, theirs)
  return share < 1 ? -own.ipc : theirs.ipc + 0.7 * theirs.transports - lossOf(share) * own.ipc
}

/** Ships of a mined way, a sixth of which each field takes; a battleship only its first hit. */
const minesOn = (waters: Waters, path: readonly SpaceId[], { ipc }: Strength): number =>
  path.reduce((sum, zone) => sum + (waters.mined.has(zone) ? ipc / 6 : 0), 0)

type Way = { squadron: Squadron; path: SpaceId[]; mines: number }

/** All ways of each squadron, by where they lead. */
function waysOf(state: GameState, waters: Waters, squadrons: readonly Squadron[]): Map<SpaceId, Way[]> {
  const ways = new Map<SpaceId, Way[]>()
  const add = (to: SpaceId, way: Way) => ways.set(to, [...(ways.get(to) ?? []), way])
  for (const squadron of squadrons) {
    const { from, units, damaged, fleet } = squadron
    add(from, { squadron, path: [], mines: 0 })
    for (const { space, path } of reach(state, { from, units, damaged }))
      add(space, { squadron, path, mines: minesOn(waters, path, fleet) })
  }
  return ways
}

const sails = ({ squadron: { from, units, damaged }, path }: Way, why: Motive): Advice[] =>
  path.length === 0
    ? []
    : [{ action: { type: 'move', from, path, units, ...(Object.keys(damaged).length > 0 ? { damaged } : {}) }, why }]

/** In Movement, after transports have gone: squadrons join against what is weaker, then each goes where it is needed or safe. */
export const cruise: Planner = ({ state, power, mind }) => {
  if (!mind.sight.navy || !atWar(state, power)) return []
  const waters = watersOf(state, power)
  const squadrons = squadronsOf(state, power, waters)
  if (squadrons.length === 0) return []
  const ways = waysOf(state, waters, squadrons)
  const busy = new Set<Squadron>()
  const orders: Advice[] = []
  const prey = waters.zones
    .flatMap((zone) => {
      const theirs = fleetsAt(state, zone, power).defender
      return theirs.ships > 0 || theirs.transports > 0 ? [{ zone, theirs }] : []
    })
    .sort((a, b) => b.theirs.ipc + b.theirs.transports - a.theirs.ipc - a.theirs.transports)
  for (const { zone, theirs } of prey) {
    const free = (ways.get(zone) ?? []).filter(({ squadron }) => !busy.has(squadron))
    const sent = enough(free, theirs)
    if (!sent) continue
    const gain =
      gainOf(inAll(sent.map(({ squadron }) => squadron.fleet)), theirs) - sent.reduce((sum, { mines }) => sum + mines, 0)
    if (gain < WORTH) continue
    for (const way of sent) {
      busy.add(way.squadron)
      orders.push(...sails(way, { kind: 'ships', ipc: gain, space: zone }))
    }
  }
  const hunt = preyFor(state, power, waters, inAll(squadrons.map(({ fleet }) => fleet)))
  for (const squadron of squadrons) if (!busy.has(squadron)) orders.push(...station(state, power, waters, ways, squadron, hunt))
  return orders
}

/** The nearest squadrons that together are strong enough; all of them where that is still not more than enough. Null: they are too weak. */
function enough(free: readonly Way[], theirs: Strength): Way[] | null {
  const near = [...free].sort((a, b) => a.mines - b.mines || a.path.length - b.path.length)
  const sent: Way[] = []
  for (const way of near) {
    sent.push(way)
    if (shareOf(inAll(sent.map(({ squadron }) => squadron.fleet)), theirs) >= 2) break
  }
  return sent.length > 0 && shareOf(inAll(sent.map(({ squadron }) => squadron.fleet)), theirs) >= STRONGER ? sent : null
}

/** Where a squadron that attacks nobody is best: beside transports in danger, at what it raids, else where nobody stronger comes. */
function station(
  state: GameState,
  power: PowerId,
  waters: Waters,
  ways: ReadonlyMap<SpaceId, Way[]>,
  squadron: Squadron,
  hunt: ReadonlyMap<SpaceId, number>,
): Advice[] {
  const side = sideOf(power)
  const { units } = tableOf(state)
  const raids = raidedBy(state, power)
  const boats = Object.keys(squadron.units).filter((type) => units[type as keyof typeof units].tags.has('raider'))
  const worthAt = (zone: SpaceId, mines: number): number => {
    const friends = unitsIn(state, zone).filter((s) => sideOf(s.power) === side)
    const others = squadron.from === zone ? [] : [squadron.fleet]
    const fleet = inAll([fleetOf(state, friends, 'defence'), ...others])
    const threats = zonesWithin(zone, 2, waters.seas).map((at) => fleetsAt(state, at, power).defender)
    const strongest = threats.reduce((worst, each) => (each.guns * each.hits > worst.guns * worst.hits ? each : worst), inAll([]))
    const share = shareOf(fleet, strongest)
    const lost = share >= 1.2 ? 0 : share >= WEAK ? 0.2 : 0.5
    const covers = 0.3 * Math.min(fleet.transports, 24) * (share >= WEAK ? 1 : 0)
    const raid = raids.has(zone) ? boats.reduce((n, type) => n + (squadron.units[type as keyof Counts] ?? 0), 0) : 0
    return covers + raid + (hunt.get(zone) ?? 0) - lost * squadron.fleet.ipc - mines
  }
  const options = [...ways].flatMap(([zone, all]) => all.flatMap((way) => (way.squadron === squadron ? [{ zone, way }] : [])))
  const scored = options.map(({ zone, way }) => ({ zone, way, worth: worthAt(zone, way.mines) - 0.01 * way.path.length }))
  const stay = scored.find(({ way }) => way.path.length === 0)?.worth ?? 0
  const [best] = scored.sort((a, b) => b.worth - a.worth)
  if (!best || best.worth < stay + 0.5) return []
  return sails(best.way, { kind: raids.has(best.zone) ? 'raids' : 'ships', ipc: best.worth - stay, space: best.zone })
}

/** How near each zone is to an enemy that all ships of the power together could beat: several turns away, too. */
function preyFor(state: GameState, power: PowerId, waters: Waters, fleet: Strength): Map<SpaceId, number> {
  const start = waters.zones.flatMap((zone): [SpaceId, number][] => {
    const theirs = fleetsAt(state, zone, power).defender
    const found = theirs.ships + theirs.transports > 0 && shareOf(fleet, theirs) >= STRONGER
    return found ? [[zone, HUNT * Math.max(0, gainOf(fleet, theirs))]] : []
  })
  return spreadPull(new Map(start), waters.seas, (_from, to) => (waters.mined.has(to) ? 0.5 * SCENT : SCENT))
}

/** Zones in which the power's boats cost the enemy money, as the war on shipping stands. */
export function raidedBy(state: GameState, power: PowerId): ReadonlySet<SpaceId> {
  const { submarineWarfare: war, convoys } = dataOf(state)
  const { submarineWarfare } = situation(state)
  if (convoys?.by === power) return new Set(convoys.zones)
  return new Set(war?.by === power && submarineWarfare ? war.zones : [])
}
