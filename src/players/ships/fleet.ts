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
import { preyFor } from './prey.ts'
import { RANGE, type Waters, watersOf, zonesWithin } from './waters.ts'
import { gainOf, inAll, STRONGER } from './worth.ts'

/** So many IPCs of gain make it worth going out to fight. */
const WORTH = 2
/** So much stronger than what can come a fleet is safe; so much weaker it is as good as beaten. */
const SAFE = 1.2
const WEAK = 0.8
/** What is lost of a fleet, and of the transports beside it, to an enemy who is its match, and to one who is stronger. */
const OF_FLEET = [0.2, 0.5] as const
const OF_CONVOY = [0.3, 0.6] as const
/** Of transports and their armies that would be lost, what a fleet beside them is credited with; of more than these IPCs none. */
const COVER = 0.7
const CONVOY = 48

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

/** The share that is lost where this enemy may come. */
function lostTo(enemy: Strength, fleet: Strength, [matched, beaten]: readonly [number, number]): number {
  if (enemy.guns === 0) return 0
  const share = shareOf(fleet, enemy)
  return share >= SAFE ? 0 : share >= WEAK ? matched : beaten
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
    const comes = squadron.from === zone ? [] : [squadron.fleet]
    const fleet = inAll([fleetOf(state, friends, 'defence'), ...comes])
    const threats = zonesWithin(zone, RANGE, waters.seas).map((at) => fleetsAt(state, at, power).defender)
    const strongest = threats.reduce((worst, each) => (each.guns * each.hits > worst.guns * worst.hits ? each : worst), inAll([]))
    const others = fleetOf(
      state,
      friends.filter((s) => s.power !== power || !units[s.type].tags.has('warship')),
      'defence',
    )
    // Only what is in danger without it, and is less so beside it.
    const saved = lostTo(strongest, others, OF_CONVOY) - lostTo(strongest, fleet, OF_CONVOY)
    const covers = COVER * Math.min(fleet.transports, CONVOY) * saved
    const raid = raids.has(zone) ? boats.reduce((n, type) => n + (squadron.units[type as keyof Counts] ?? 0), 0) : 0
    return covers + raid + (hunt.get(zone) ?? 0) - lostTo(strongest, fleet, OF_FLEET) * squadron.fleet.ipc - mines
  }
  const options = [...ways].flatMap(([zone, all]) => all.flatMap((way) => (way.squadron === squadron ? [{ zone, way }] : [])))
  const scored = options.map(({ zone, way }) => ({ zone, way, worth: worthAt(zone, way.mines) - 0.01 * way.path.length }))
  const stay = scored.find(({ way }) => way.path.length === 0)?.worth ?? 0
  const [best] = scored.sort((a, b) => b.worth - a.worth)
  if (!best || best.worth < stay + 0.5) return []
  return sails(best.way, { kind: raids.has(best.zone) ? 'raids' : 'ships', ipc: best.worth - stay, space: best.zone })
}

/** Zones in which the power's boats cost the enemy money, as the war on shipping stands. */
export function raidedBy(state: GameState, power: PowerId): ReadonlySet<SpaceId> {
  const { submarineWarfare: war, convoys } = dataOf(state)
  const { submarineWarfare } = situation(state)
  if (convoys?.by === power) return new Set(convoys.zones)
  return new Set(war?.by === power && submarineWarfare ? war.zones : [])
}
