/** What the land planners ask of ships: how many troops more a coast can send away next turn than wait there already. */
import { atWar, type GameState, type PowerId, type SpaceId, tableOf } from '../../engine/index.ts'
import { total } from '../../planning/counts.ts'
import type { Temper } from '../levels.ts'
import { pullOf } from './pull.ts'
import { waitingIn } from './troops.ts'
import { watersOf, zonesWithin } from './waters.ts'

/** By how much more troops must be wanted overseas. */
const GAP = 0.1

/** Free places aboard, by coast; 0 where ships serve nothing. */
export function berthsAt(state: GameState, power: PowerId, mind: Temper): (land: SpaceId) => number {
  if (!mind.sight.navy || !atWar(state, power)) return () => 0
  const waters = watersOf(state, power)
  if (waters.ships.length === 0) return () => 0
  const pull = pullOf(state, power, waters)
  const { spaces, units } = tableOf(state)
  return (land) => {
    const zones = (spaces.get(land)?.adjacent ?? []).filter((id) => spaces.get(id)?.kind === 'sea' && waters.quiet(id))
    const wanted = Math.max(0, ...zones.map((zone) => pull.sea.get(zone) ?? 0)) - (pull.land.get(land) ?? 0)
    if (wanted <= GAP) return 0
    const near = new Set(zones.flatMap((zone) => zonesWithin(zone, units.transport.move, waters.seas)))
    const room = waters.ships.reduce(
      (n, { zone, cargo }) => n + (near.has(zone) && cargo.length === 0 ? (units.transport.capacity ?? 2) : 0),
      0,
    )
    return Math.max(0, room - total(waitingIn(state, power, land)))
  }
}
