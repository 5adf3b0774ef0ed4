/** Enemies at sea that draw a fleet from several turns away. */
import { type GameState, type PowerId, type SpaceId, sideOf, tableOf, unitsIn } from '../../engine/index.ts'
import { fleetsAt, type Strength, shareOf } from '../answers/fleets.ts'
import { spreadPull } from './pull.ts'
import { RANGE, type Waters, zonesWithin } from './waters.ts'
import { gainOf, STRONGER } from './worth.ts'

/** What is left of a distant prey after each zone on the way to it, and how much of it counts. */
const SCENT = 0.8
const HUNT = 0.25
/** What each unit is worth that could sail if an enemy's fleet were gone, in IPCs, and how many of them count. */
const FREED = 2
const ARMY = 12

/** Land units of one's own side in capitals on the coasts that a fleet in this zone threatens. */
function keptAshore(state: GameState, power: PowerId, { seas, coasts }: Waters, zone: SpaceId): number {
  const { spaces, units } = tableOf(state)
  const side = sideOf(power)
  return [...new Set(zonesWithin(zone, RANGE, seas).flatMap(coasts))].reduce((sum, land) => {
    const owner = spaces.get(land)?.capitalOf
    if (owner === undefined || sideOf(owner) !== side) return sum
    return unitsIn(state, land).reduce((n, s) => n + (s.power === owner && units[s.type].kind === 'land' ? s.count : 0), sum)
  }, 0)
}

/** How near each zone is to an enemy that all ships of the power together could beat, in IPCs: several turns away, too. */
export function preyFor(state: GameState, power: PowerId, waters: Waters, fleet: Strength): Map<SpaceId, number> {
  const start = waters.zones.flatMap((zone): [SpaceId, number][] => {
    const theirs = fleetsAt(state, zone, power).defender
    if (theirs.ships + theirs.transports === 0 || shareOf(fleet, theirs) < STRONGER) return []
    const frees = FREED * Math.min(ARMY, keptAshore(state, power, waters, zone))
    return [[zone, HUNT * (Math.max(0, gainOf(fleet, theirs)) + frees)]]
  })
  return spreadPull(new Map(start), waters.seas, (_from, to) => (waters.mined.has(to) ? 0.5 * SCENT : SCENT))
}
