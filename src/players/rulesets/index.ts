/** What only one ruleset knows: planners by phase, registered by what the game's data says, and never by a ruleset's name. */
import { dataOf, type GameState, PHASES, type Phase, type PowerId, type SpaceId } from '../../engine/index.ts'
import type { Buyer, Planner, Planners } from '../types.ts'
import { specialArms } from './arms.ts'
import { homelandStakes } from './homelands.ts'
import { joint } from './joint.ts'
import type { OwnRules } from './own.ts'
import { warOnShipping } from './shipping.ts'
import { sway } from './sway.ts'

const ROOMS: readonly OwnRules[] = [warOnShipping, sway, specialArms, homelandStakes, joint]

const plannersOf = (phase: Phase): Planner[] =>
  ROOMS.flatMap(({ knows, planners }) => {
    const planner = planners?.[phase]
    return planner ? [(thinking) => (knows(dataOf(thinking.state)) ? planner(thinking) : [])] : []
  })

/** Asked before all other planners of the phase. */
export const ownPlanners: Planners = Object.fromEntries(PHASES.map((phase) => [phase, plannersOf(phase)])) as Record<
  (typeof PHASES)[number],
  Planner[]
>

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
