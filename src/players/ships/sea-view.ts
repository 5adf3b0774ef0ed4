/** The sea as a power finds it: zones, coasts, whose fleets are near, and what mines cost. */
import {
  type GameState,
  minesAgainst,
  type PowerId,
  type SpaceId,
  sideOf,
  statusOf,
  tableOf,
  type UnitType,
  unitsIn,
} from '../../engine/index.ts'
import { type FleetStrength, fleetStrength, strengthRatio } from './fleet-strength.ts'

/** A transport of the power that acts, unless it lands its army already. */
export type Transport = { id: number; zone: SpaceId; left: number; cargo: readonly { power: PowerId; type: UnitType }[] }

export type SeaView = {
  zones: readonly SpaceId[]
  /** Zones and lands that border a space, without what is impassable. */
  adjacentZones: (space: SpaceId) => readonly SpaceId[]
  coasts: (zone: SpaceId) => readonly SpaceId[]
  isQuiet: (zone: SpaceId) => boolean
  mined: ReadonlySet<SpaceId>
  /** How likely a transport that ends there is lost before the next turn. */
  risk: (zone: SpaceId) => number
  transports: readonly Transport[]
}

/** Of an attack that could come, the share that does. */
const ATTACK_CHANCE = 0.6
/** Before a base of one's own side mines keep some of them away. */
const OWN_MINES_FACTOR = 0.8
/** Zones that a fleet crosses to attack. */
export const FLEET_RANGE = 2

/** The sea as it stands now. */
export function seaViewOf(state: GameState, power: PowerId): SeaView {
  const { spaces } = tableOf(state)
  const side = sideOf(power)
  const kind = (id: SpaceId) => spaces.get(id)?.kind
  const zones = [...spaces.values()].filter((space) => space.kind === 'sea').map(({ id }) => id)
  const near = (id: SpaceId, wanted: 'sea' | 'land') => (spaces.get(id)?.adjacent ?? []).filter((each) => kind(each) === wanted)
  const seas = cached((id: SpaceId) => near(id, 'sea'))
  const coasts = cached((id: SpaceId) => near(id, 'land'))
  const ofSide = (zone: SpaceId, enemies: boolean): FleetStrength =>
    fleetStrength(
      state,
      unitsIn(state, zone).filter((s) => (sideOf(s.power) !== side) === enemies),
      enemies ? 'attack' : 'defence',
    )
  const bases = new Set(
    [...spaces.values()].flatMap(({ original, navalBases = [] }) => (original && sideOf(original) === side ? navalBases : [])),
  )
  const enemies = cached((zone: SpaceId) => ofSide(zone, true))
  const risk = cached((zone: SpaceId): number => {
    const around = zonesWithin(zone, FLEET_RANGE, seas).map(enemies)
    const [strongest] = around.sort((a, b) => b.guns * b.hits - a.guns * a.hits)
    if (!strongest || strongest.guns === 0) return 0
    const share = strengthRatio(strongest, ofSide(zone, false))
    return (bases.has(zone) ? OWN_MINES_FACTOR : 1) * ATTACK_CHANCE * (share >= 1.5 ? 1 : share >= 0.8 ? 0.5 : 0.1)
  })
  const landing = new Set(state.turn.landings.map(({ transport }) => transport))
  const ships = zones.flatMap((zone) =>
    unitsIn(state, zone).flatMap((s) =>
      s.power === power && s.id !== undefined && !landing.has(s.id)
        ? [{ id: s.id, zone, left: s.left ?? 0, cargo: s.cargo ?? [] }]
        : [],
    ),
  )
  return {
    zones,
    adjacentZones: seas,
    coasts,
    isQuiet: cached((zone: SpaceId) => statusOf(state, zone, power) === 'friendly'),
    mined: new Set(minesAgainst(state, power).map(({ zone }) => zone)),
    risk,
    transports: ships,
  }
}

/** What was answered once is not worked out again. */
export function cached<K, V>(answer: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const made = answer(key)
    known.set(key, made)
    return made
  }
}

/** A zone and those at most so many borders from it. */
export function zonesWithin(zone: SpaceId, steps: number, seas: SeaView['adjacentZones']): SpaceId[] {
  const found = new Set([zone])
  let edge = [zone]
  for (let i = 0; i < steps; i++) {
    edge = edge.flatMap((at) => seas(at)).filter((next) => !found.has(next))
    for (const next of edge) found.add(next)
  }
  return [...found]
}

/** Quiet zones within so many moves without any mine on the way, with the way. */
export function safeRoutes({ adjacentZones, isQuiet, mined }: SeaView, from: SpaceId, steps: number): Map<SpaceId, SpaceId[]> {
  const ways = new Map<SpaceId, SpaceId[]>([[from, []]])
  for (const [at, way] of ways)
    if (way.length < steps)
      for (const next of adjacentZones(at))
        if (!ways.has(next) && isQuiet(next) && !mined.has(next)) ways.set(next, [...way, next])
  return ways
}
