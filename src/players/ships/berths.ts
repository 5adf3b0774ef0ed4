/** Free transport space by coast, for the placement of land units. */
import { atWar, type GameState, type PowerId, type SpaceId, tableOf } from '../../engine/index.ts'
import { total } from '../../planning/counts.ts'
import type { Profile } from '../levels.ts'
import { seaViewOf, zonesWithin } from './sea-view.ts'
import { troopDemandOf } from './troop-demand.ts'
import { troopsWaiting } from './troops.ts'

/** Minimum difference in troop demand. */
const MIN_DEMAND_GAP = 0.1

/** Returns a function for the free transport space at a coast; 0 where ships are not used. */
export function createBerthCount(state: GameState, power: PowerId, profile: Profile): (land: SpaceId) => number {
  if (!profile.settings.usesNavy || !atWar(state, power)) return () => 0
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
