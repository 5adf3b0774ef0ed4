/** Warships attack weaker fleets, cover transports, hunting and stay safe. */
import {
  type Counts,
  dataOf,
  type GameState,
  isAtWar,
  type PowerId,
  reach,
  type SpaceId,
  sideOf,
  situation,
  tableOf,
  unitsIn,
} from '../../engine/index.ts'
import { countStacks } from '../../planning/counts.ts'
import type { Motive } from '../motives.ts'
import type { PlannedOrder, Planner } from '../types.ts'
import {
  ATTACK_RATIO,
  attackGain,
  type FleetStrength,
  fleetStrength,
  opposingFleets,
  strengthRatio,
  sumFleets,
} from './fleet-strength.ts'
import { FLEET_RANGE, type SeaView, seaViewOf, zonesWithin } from './sea-view.ts'
import { spreadWithDecay } from './troop-demand.ts'

/** Smallest gain (IPC) of an attack. */
const MIN_ATTACK_GAIN = 2
/** Strength ratio from which a fleet is safe, and below which it is as good as beaten. */
const SAFE_RATIO = 1.2
const BEATEN_RATIO = 0.8
/** Share lost to an equal and to a stronger enemy, of the fleet and of transports with it. */
const FLEET_LOSS = [0.2, 0.5] as const
const CONVOY_LOSS = [0.3, 0.6] as const
/** Share of saved transports credited to a covering fleet, and the most IPC of transports counted. */
const COVER_VALUE = 0.7
const MAX_CONVOY_IPC = 48

/** Warships of the power in one zone that can still move. */
type Squadron = { from: SpaceId; units: Counts; damaged: Counts; fleet: FleetStrength }

function squadronsOf(state: GameState, power: PowerId, { zones }: SeaView): Squadron[] {
  const { units: types } = tableOf(state)
  return zones.flatMap((from) => {
    const own = unitsIn(state, from).filter((s) => s.power === power && types[s.type].tags.has('warship') && (s.left ?? 0) > 0)
    if (own.length === 0) return []
    const units = countStacks(own.filter((s) => !s.damaged))
    const damaged = countStacks(own.filter((s) => s.damaged))
    return [{ from, units, damaged, fleet: fleetStrength(state, own, 'attack') }]
  })
}

/** Expected mine losses (IPC): a sixth of the ships per field. */
const mineCost = (waters: SeaView, path: readonly SpaceId[], { ipc }: FleetStrength): number =>
  path.reduce((sum, zone) => sum + (waters.mined.has(zone) ? ipc / 6 : 0), 0)

type SquadronRoute = { squadron: Squadron; path: SpaceId[]; mines: number }

function routesByZone(state: GameState, waters: SeaView, squadrons: readonly Squadron[]): Map<SpaceId, SquadronRoute[]> {
  const ways = new Map<SpaceId, SquadronRoute[]>()
  const add = (to: SpaceId, way: SquadronRoute) => ways.set(to, [...(ways.get(to) ?? []), way])
  for (const squadron of squadrons) {
    const { from, units, damaged, fleet } = squadron
    add(from, { squadron, path: [], mines: 0 })
    for (const { space, path } of reach(state, { from, units, damaged }))
      add(space, { squadron, path, mines: mineCost(waters, path, fleet) })
  }
  return ways
}

const sailOrders = ({ squadron: { from, units, damaged }, path }: SquadronRoute, why: Motive): PlannedOrder[] =>
  path.length === 0
    ? []
    : [{ action: { type: 'move', from, path, units, ...(Object.keys(damaged).length > 0 ? { damaged } : {}) }, why }]

/** Movement, after transports: squadrons join attacks, then each takes its best station. */
export const planWarships: Planner = ({ state, power, profile }) => {
  if (!profile.settings.usesNavy || !isAtWar(state, power)) return []
  const waters = seaViewOf(state, power)
  const squadrons = squadronsOf(state, power, waters)
  if (squadrons.length === 0) return []
  const ways = routesByZone(state, waters, squadrons)
  const assigned = new Set<Squadron>()
  const orders: PlannedOrder[] = []
  const targets = waters.zones
    .flatMap((zone) => {
      const theirs = opposingFleets(state, zone, power).defender
      return theirs.ships > 0 || theirs.transports > 0 ? [{ zone, theirs }] : []
    })
    .sort((a, b) => b.theirs.ipc + b.theirs.transports - a.theirs.ipc - a.theirs.transports)
  for (const { zone, theirs } of targets) {
    const free = (ways.get(zone) ?? []).filter(({ squadron }) => !assigned.has(squadron))
    const sent = nearestStrongEnough(free, theirs)
    if (!sent) continue
    const gain =
      attackGain(sumFleets(sent.map(({ squadron }) => squadron.fleet)), theirs) - sent.reduce((sum, { mines }) => sum + mines, 0)
    if (gain < MIN_ATTACK_GAIN) continue
    for (const way of sent) {
      assigned.add(way.squadron)
      orders.push(...sailOrders(way, { kind: 'ships', ipc: gain, space: zone }))
    }
  }
  const hunting = huntingValues(state, power, waters, sumFleets(squadrons.map(({ fleet }) => fleet)))
  for (const squadron of squadrons)
    if (!assigned.has(squadron)) orders.push(...planStation(state, power, waters, ways, squadron, hunting))
  return orders
}

/** The nearest squadrons strong enough together; null if all are too weak. */
function nearestStrongEnough(free: readonly SquadronRoute[], theirs: FleetStrength): SquadronRoute[] | null {
  const near = [...free].sort((a, b) => a.mines - b.mines || a.path.length - b.path.length)
  const sent: SquadronRoute[] = []
  for (const way of near) {
    sent.push(way)
    if (strengthRatio(sumFleets(sent.map(({ squadron }) => squadron.fleet)), theirs) >= 2) break
  }
  return sent.length > 0 && strengthRatio(sumFleets(sent.map(({ squadron }) => squadron.fleet)), theirs) >= ATTACK_RATIO
    ? sent
    : null
}

/** Share lost if this enemy attacks. */
function lossRisk(enemy: FleetStrength, fleet: FleetStrength, [matched, beaten]: readonly [number, number]): number {
  if (enemy.guns === 0) return 0
  const share = strengthRatio(fleet, enemy)
  return share >= SAFE_RATIO ? 0 : share >= BEATEN_RATIO ? matched : beaten
}

/** The best zone for a squadron that does not attack: covering transports, raiding, hunting or safe. */
function planStation(
  state: GameState,
  power: PowerId,
  waters: SeaView,
  ways: ReadonlyMap<SpaceId, SquadronRoute[]>,
  squadron: Squadron,
  hunting: ReadonlyMap<SpaceId, number>,
): PlannedOrder[] {
  const side = sideOf(power)
  const { units } = tableOf(state)
  const raids = raidZones(state, power)
  const boats = Object.keys(squadron.units).filter((type) => units[type as keyof typeof units].tags.has('raider'))
  const worthAt = (zone: SpaceId, mines: number): number => {
    const friends = unitsIn(state, zone).filter((s) => sideOf(s.power) === side)
    const arriving = squadron.from === zone ? [] : [squadron.fleet]
    const fleet = sumFleets([fleetStrength(state, friends, 'defence'), ...arriving])
    const threats = zonesWithin(zone, FLEET_RANGE, waters.adjacentZones).map((at) => opposingFleets(state, at, power).defender)
    const strongest = threats.reduce(
      (worst, each) => (each.guns * each.hits > worst.guns * worst.hits ? each : worst),
      sumFleets([]),
    )
    const others = fleetStrength(
      state,
      friends.filter((s) => s.power !== power || !units[s.type].tags.has('warship')),
      'defence',
    )
    // Only transports that are in danger without it and less so with it.
    const saved = lossRisk(strongest, others, CONVOY_LOSS) - lossRisk(strongest, fleet, CONVOY_LOSS)
    const covers = COVER_VALUE * Math.min(fleet.transports, MAX_CONVOY_IPC) * saved
    const raid = raids.has(zone) ? boats.reduce((n, type) => n + (squadron.units[type as keyof Counts] ?? 0), 0) : 0
    return covers + raid + (hunting.get(zone) ?? 0) - lossRisk(strongest, fleet, FLEET_LOSS) * squadron.fleet.ipc - mines
  }
  const options = [...ways].flatMap(([zone, all]) => all.flatMap((way) => (way.squadron === squadron ? [{ zone, way }] : [])))
  const scored = options.map(({ zone, way }) => ({ zone, way, worth: worthAt(zone, way.mines) - 0.01 * way.path.length }))
  const stay = scored.find(({ way }) => way.path.length === 0)?.worth ?? 0
  const [best] = scored.sort((a, b) => b.worth - a.worth)
  if (!best || best.worth < stay + 0.5) return []
  return sailOrders(best.way, { kind: raids.has(best.zone) ? 'raids' : 'ships', ipc: best.worth - stay, space: best.zone })
}

/** Zones in which the power's submarines can raid, by the ruleset. */
export function raidZones(state: GameState, power: PowerId): ReadonlySet<SpaceId> {
  const { submarineWarfare: war, convoys } = dataOf(state)
  const { submarineWarfare } = situation(state)
  if (convoys?.by === power) return new Set(convoys.zones)
  return new Set(war?.by === power && submarineWarfare ? war.zones : [])
}

/** Decay of a hunting target per zone, and its weight. */
const HUNT_DECAY = 0.8
const HUNT_FACTOR = 0.25
/** IPC of each unit that could sail once the enemy fleet is gone, and most units counted. */
const FREED_UNIT_VALUE = 2
const MAX_FREED_UNITS = 12

/** Land units in friendly capitals on coasts that a fleet in this zone threatens. */
function troopsKeptAshore(state: GameState, power: PowerId, { adjacentZones, coasts }: SeaView, zone: SpaceId): number {
  const { spaces, units } = tableOf(state)
  const side = sideOf(power)
  return [...new Set(zonesWithin(zone, FLEET_RANGE, adjacentZones).flatMap(coasts))].reduce((sum, land) => {
    const owner = spaces.get(land)?.capitalOf
    if (owner === undefined || sideOf(owner) !== side) return sum
    return unitsIn(state, land).reduce((n, s) => n + (s.power === owner && units[s.type].kind === 'land' ? s.count : 0), sum)
  }, 0)
}

/** Hunting value (IPC) of each zone: enemy fleets that all ships of the power together could beat, also several turns away. */
export function huntingValues(state: GameState, power: PowerId, waters: SeaView, fleet: FleetStrength): Map<SpaceId, number> {
  const start = waters.zones.flatMap((zone): [SpaceId, number][] => {
    const theirs = opposingFleets(state, zone, power).defender
    if (theirs.ships + theirs.transports === 0 || strengthRatio(fleet, theirs) < ATTACK_RATIO) return []
    const frees = FREED_UNIT_VALUE * Math.min(MAX_FREED_UNITS, troopsKeptAshore(state, power, waters, zone))
    return [[zone, HUNT_FACTOR * (Math.max(0, attackGain(fleet, theirs)) + frees)]]
  })
  return spreadWithDecay(new Map(start), waters.adjacentZones, (_from, to) =>
    waters.mined.has(to) ? 0.5 * HUNT_DECAY : HUNT_DECAY,
  )
}
