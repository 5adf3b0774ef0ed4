/** Land units that can board transports. */
import { type Counts, type GameState, type PowerId, type SpaceId, statusOf, tableOf, unitsIn } from '../../engine/index.ts'
import { total } from '../../planning/counts.ts'
import { infantryType, typesInPlay } from './pieces.ts'
import type { SeaView } from './sea-view.ts'

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
