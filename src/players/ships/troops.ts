/** Land units that could go aboard, and how two of them are chosen. */
import { type Counts, type GameState, type PowerId, type SpaceId, statusOf, tableOf, unitsIn } from '../../engine/index.ts'
import { total } from '../../planning/counts.ts'
import { infantryType, typesInPlay } from './pieces.ts'
import type { SeaView } from './sea-view.ts'

/** What stays in a capital at least, of infantry. */
const GARRISON = 2

/** Units of the power that have not moved and are not bound by enemies, less what guards a capital. Empty without infantry among them. */
export function troopsWaiting(state: GameState, power: PowerId, land: SpaceId): Counts {
  const { units, spaces } = tableOf(state)
  if (statusOf(state, land, power) !== 'friendly') return {}
  const free: Counts = {}
  for (const s of unitsIn(state, land))
    if (s.power === power && units[s.type].kind === 'land' && s.left !== 0 && !s.moved)
      free[s.type] = (free[s.type] ?? 0) + s.count
  const infantry = infantryType(state)
  if (spaces.get(land)?.capitalOf === power) free[infantry] = Math.max(0, (free[infantry] ?? 0) - GARRISON)
  return (free[infantry] ?? 0) > 0 ? free : {}
}

/** So many of them for one ship: infantry first, then a gun with it, never the last infantry while others stay. */
export function boardingParty(state: GameState, waiting: Counts, room: number): Counts {
  const infantry = infantryType(state)
  const foot = waiting[infantry] ?? 0
  if (foot === 0 || room === 0) return {}
  const { units } = tableOf(state)
  const guns = typesInPlay(state).filter((type) => type !== infantry && (waiting[type] ?? 0) > 0 && units[type].kind === 'land')
  const others = total(waiting) - foot
  const [gun] = guns
  // One of each as long as an infantry stays with the guns that stay.
  if (room >= 2 && gun !== undefined && (others === 1 || foot >= 2)) return { [infantry]: 1, [gun]: 1 }
  const most = others > 0 ? foot - 1 : foot
  const count = Math.min(room, most)
  return count > 0 ? { [infantry]: count } : {}
}

/** All that waits at the coasts of a zone, by land. */
export const waitingAt = (state: GameState, power: PowerId, zone: SpaceId, { coasts }: SeaView): [SpaceId, Counts][] =>
  coasts(zone).map((land) => [land, troopsWaiting(state, power, land)])
