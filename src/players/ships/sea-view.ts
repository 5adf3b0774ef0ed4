/** The sea as a power sees it: zones, coasts, enemy fleets and mines. */
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

/** A transport of the acting power that is not committed to a committed. */
export type Transport = { id: number; zone: SpaceId; left: number; cargo: readonly { power: PowerId; type: UnitType }[] }

export type SeaView = {
  zones: readonly SpaceId[]
  adjacentZones: (space: SpaceId) => readonly SpaceId[]
  coasts: (zone: SpaceId) => readonly SpaceId[]
  isQuiet: (zone: SpaceId) => boolean
  mined: ReadonlySet<SpaceId>
  /** Chance that a transport ending its move there is lost before the next turn. */
  risk: (zone: SpaceId) => number
  transports: readonly Transport[]
}

/** Share of possible attacks that happen. */
const ATTACK_CHANCE = 0.6
/** Own mines deter part of them. */
const OWN_MINES_FACTOR = 0.8
/** Zones a fleet can cross to attack. */
export const FLEET_RANGE = 2

/** The current sea view of a power. */
export function seaViewOf(state: GameState, power: PowerId): SeaView {
  const { spaces } = tableOf(state)
  const side = sideOf(power)
  const kind = (id: SpaceId) => spaces.get(id)?.kind
  const zones = [...spaces.values()].filter((space) => space.kind === 'sea').map(({ id }) => id)
  const neighboursOf = (id: SpaceId, wanted: 'sea' | 'land') =>
    (spaces.get(id)?.adjacent ?? []).filter((each) => kind(each) === wanted)
  const seas = cached((id: SpaceId) => neighboursOf(id, 'sea'))
  const coasts = cached((id: SpaceId) => neighboursOf(id, 'land'))
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
    const fleets = zonesWithin(zone, FLEET_RANGE, seas).map(enemies)
    const [strongest] = fleets.sort((a, b) => b.guns * b.hits - a.guns * a.hits)
    if (!strongest || strongest.guns === 0) return 0
    const share = strengthRatio(strongest, ofSide(zone, false))
    return (bases.has(zone) ? OWN_MINES_FACTOR : 1) * ATTACK_CHANCE * (share >= 1.5 ? 1 : share >= 0.8 ? 0.5 : 0.1)
  })
  const committed = new Set(state.turn.landings.map(({ transport }) => transport))
  const ships = zones.flatMap((zone) =>
    unitsIn(state, zone).flatMap((s) =>
      s.power === power && s.id !== undefined && !committed.has(s.id)
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

/** The zones within `steps` of a zone, itself included. */
export function zonesWithin(zone: SpaceId, steps: number, seas: SeaView['adjacentZones']): SpaceId[] {
  const found = new Set([zone])
  let edge = [zone]
  for (let i = 0; i < steps; i++) {
    edge = edge.flatMap((at) => seas(at)).filter((next) => !found.has(next))
    for (const next of edge) found.add(next)
  }
  return [...found]
}

/** Friendly zones within `steps` without mines on the way, each with its route. */
export function safeRoutes({ adjacentZones, isQuiet, mined }: SeaView, from: SpaceId, steps: number): Map<SpaceId, SpaceId[]> {
  const ways = new Map<SpaceId, SpaceId[]>([[from, []]])
  for (const [at, way] of ways)
    if (way.length < steps)
      for (const next of adjacentZones(at))
        if (!ways.has(next) && isQuiet(next) && !mined.has(next)) ways.set(next, [...way, next])
  return ways
}
