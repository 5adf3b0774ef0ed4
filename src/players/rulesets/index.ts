/** What only one ruleset knows: planners by phase, registered by what the game's data says, and never by a ruleset's name. */
import { dataOf, type GameState, PHASES, type PowerId, type SpaceId } from '../../engine/index.ts'
import type { Buyer, PhasePlanners, Planner } from '../types.ts'
import { homelandStakes } from './homelands.ts'
import { influencePurchases } from './influence.ts'
import { jointAttacks } from './joint-attacks.ts'
import { specialArms } from './special-arms.ts'
import { strategicMoves } from './strategic-moves.ts'
import type { RulesetPlanner } from './types.ts'
import { warOnShipping } from './war-on-shipping.ts'

const RULESET_PLANNERS: readonly RulesetPlanner[] = [
  warOnShipping,
  influencePurchases,
  specialArms,
  homelandStakes,
  jointAttacks,
  strategicMoves,
]

const plannersOf = (when: 'planners' | 'latePlanners'): PhasePlanners =>
  Object.fromEntries(
    PHASES.map((phase) => [
      phase,
      RULESET_PLANNERS.flatMap(({ applies, [when]: planners }): Planner[] => {
        const planner = planners?.[phase]
        return planner ? [(thinking) => (applies(dataOf(thinking.state)) ? planner(thinking) : [])] : []
      }),
    ]),
  ) as Record<(typeof PHASES)[number], Planner[]>

/** Asked before all other planners of the phase, and after them. */
export const earlyRulesetPlanners: PhasePlanners = plannersOf('planners')
export const lateRulesetPlanners: PhasePlanners = plannersOf('latePlanners')

/** What only one ruleset sells, asked before ships and armies. */
export const rulesetBuyers: readonly Buyer[] = RULESET_PLANNERS.flatMap(({ applies, buyer }): Buyer[] =>
  buyer
    ? [
        (thinking, left) =>
          applies(dataOf(thinking.state)) ? buyer(thinking, left) : { units: {}, why: { kind: 'buys', ipc: 0 } },
      ]
    : [],
)

/** IPCs that a territory is worth to a power beyond its income, as the rules of this game have it. */
export function rulesetStakes(state: GameState, power: PowerId): ReadonlyMap<SpaceId, number> {
  const stakes = new Map<SpaceId, number>()
  for (const room of RULESET_PLANNERS) {
    if (!room.stakes || !room.applies(dataOf(state))) continue
    for (const [space, ipc] of room.stakes(state, power)) stakes.set(space, (stakes.get(space) ?? 0) + ipc)
  }
  return stakes
}
