/** What only one ruleset knows: planners by phase, registered by what the game's data says, and never by a ruleset's name. */
import { dataOf, type GameState, PHASES, type PowerId, type SpaceId } from '../../engine/index.ts'
import type { Buyer, Planner, Planners } from '../types.ts'
import { specialArms } from './arms.ts'
import { furtherMoves } from './further.ts'
import { homelandStakes } from './homelands.ts'
import { joint } from './joint.ts'
import type { OwnRules } from './own.ts'
import { warOnShipping } from './shipping.ts'
import { sway } from './sway.ts'

const ROOMS: readonly OwnRules[] = [warOnShipping, sway, specialArms, homelandStakes, joint, furtherMoves]

const plannersOf = (when: 'planners' | 'afterwards'): Planners =>
  Object.fromEntries(
    PHASES.map((phase) => [
      phase,
      ROOMS.flatMap(({ knows, [when]: planners }): Planner[] => {
        const planner = planners?.[phase]
        return planner ? [(thinking) => (knows(dataOf(thinking.state)) ? planner(thinking) : [])] : []
      }),
    ]),
  ) as Record<(typeof PHASES)[number], Planner[]>

/** Asked before all other planners of the phase, and after them. */
export const ownPlanners: Planners = plannersOf('planners')
export const lastPlanners: Planners = plannersOf('afterwards')

/** What only one ruleset sells, asked before ships and armies. */
export const ownBuyers: readonly Buyer[] = ROOMS.flatMap(({ knows, buyer }): Buyer[] =>
  buyer
    ? [(thinking, left) => (knows(dataOf(thinking.state)) ? buyer(thinking, left) : { units: {}, why: { kind: 'buys', ipc: 0 } })]
    : [],
)

/** IPCs that a territory is worth to a power beyond its income, as the rules of this game have it. */
export function stakesOf(state: GameState, power: PowerId): ReadonlyMap<SpaceId, number> {
  const stakes = new Map<SpaceId, number>()
  for (const room of ROOMS) {
    if (!room.stakes || !room.knows(dataOf(state))) continue
    for (const [space, ipc] of room.stakes(state, power)) stakes.set(space, (stakes.get(space) ?? 0) + ipc)
  }
  return stakes
}
