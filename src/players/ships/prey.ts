import { type GameState, type PowerId, type SpaceId, sideOf, tableOf, unitsIn } from '../../engine/index.ts'
import { type FleetStrength, opposingFleets, strengthRatio } from './fleet-strength.ts'
import { FLEET_RANGE, type SeaView, zonesWithin } from './sea-view.ts'
import { spreadWithDecay } from './troop-demand.ts'
import { ATTACK_RATIO, attackGain } from './worth.ts'

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
