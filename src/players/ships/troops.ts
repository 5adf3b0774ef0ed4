/** Land units that can board transports. */

import type { UnitTag } from '../../content/index.ts'
import {
  type Counts,
  type GameState,
  isAtWar,
  type PowerId,
  type SpaceId,
  statusOf,
  tableOf,
  type UnitType,
  unitsIn,
  unitTypesOf,
} from '../../engine/index.ts'
import { total } from '../../planning/counts.ts'
import type { Profile } from '../levels.ts'
import { type SeaView, seaViewOf, zonesWithin } from './sea-view.ts'
import { troopDemandOf } from './troop-demand.ts'

/** Infantry that stays in a capital. */
const GARRISON = 2

/** Units of the power that can leave a land by ship; empty without infantry among them. */
export function troopsWaiting(state: GameState, power: PowerId, land: SpaceId): Counts {
  const { units, spaces } = tableOf(state)
  if (statusOf(state, land, power) !== 'friendly') return {}
  const available: Counts = {}
  for (const s of unitsIn(state, land))
    if (s.power === power && units[s.type].kind === 'land' && s.left !== 0 && !s.moved)
      available[s.type] = (available[s.type] ?? 0) + s.count
  const infantry = infantryType(state)
  if (spaces.get(land)?.capitalOf === power) available[infantry] = Math.max(0, (available[infantry] ?? 0) - GARRISON)
  return (available[infantry] ?? 0) > 0 ? available : {}
}

/** Units for one ship: infantry first, then a gun with it; never the last infantry while others stay. */
export function boardingParty(state: GameState, waiting: Counts, room: number): Counts {
  const infantry = infantryType(state)
  const infantryCount = waiting[infantry] ?? 0
  if (infantryCount === 0 || room === 0) return {}
  const { units } = tableOf(state)
  const guns = typesInPlay(state).filter((type) => type !== infantry && (waiting[type] ?? 0) > 0 && units[type].kind === 'land')
  const others = total(waiting) - infantryCount
  const [gun] = guns
  // One of each if infantry is left for the guns that stay.
  if (room >= 2 && gun !== undefined && (others === 1 || infantryCount >= 2)) return { [infantry]: 1, [gun]: 1 }
  const limit = others > 0 ? infantryCount - 1 : infantryCount
  const count = Math.min(room, limit)
  return count > 0 ? { [infantry]: count } : {}
}

export const waitingAt = (state: GameState, power: PowerId, zone: SpaceId, { coasts }: SeaView): [SpaceId, Counts][] =>
  coasts(zone).map((land) => [land, troopsWaiting(state, power, land)])

/** The first unit type in play with this tag, or undefined. */
export const firstTypeWith = (state: GameState, tag: UnitTag): UnitType | undefined =>
  unitTypesOf(state).find(({ tags }) => tags.has(tag))?.id

/** The infantry type of the game. */
export const infantryType = (state: GameState): UnitType => firstTypeWith(state, 'army-core') ?? 'infantry'

/** Unit types in play, in table order. */
export const typesInPlay = (state: GameState): UnitType[] => unitTypesOf(state).map(({ id }) => id)

/** Minimum difference in troop demand. */
const MIN_DEMAND_GAP = 0.1

/** Returns a function for the free transport space at a coast; 0 where ships are not used. */
export function createBerthCount(state: GameState, power: PowerId, profile: Profile): (land: SpaceId) => number {
  if (!profile.settings.usesNavy || !isAtWar(state, power)) return () => 0
  const waters = seaViewOf(state, power)
  if (waters.transports.length === 0) return () => 0
  const pull = troopDemandOf(state, power, waters)
  const { spaces, units } = tableOf(state)
  return (land) => {
    const zones = (spaces.get(land)?.adjacent ?? []).filter((id) => spaces.get(id)?.kind === 'sea' && waters.isQuiet(id))
    const gap = Math.max(0, ...zones.map((zone) => pull.sea.get(zone) ?? 0)) - (pull.land.get(land) ?? 0)
    if (gap <= MIN_DEMAND_GAP) return 0
    const near = new Set(zones.flatMap((zone) => zonesWithin(zone, units.transport.move, waters.adjacentZones)))
    const room = waters.transports.reduce(
      (n, { zone, cargo }) => n + (near.has(zone) && cargo.length === 0 ? (units.transport.capacity ?? 2) : 0),
      0,
    )
    return Math.max(0, room - total(troopsWaiting(state, power, land)))
  }
}
