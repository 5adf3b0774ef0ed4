/** Planners for rules that only some rulesets have, selected by the game's data and never by a ruleset's name. */
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
        return planner ? [(context) => (applies(dataOf(context.state)) ? planner(context) : [])] : []
      }),
    ]),
  ) as Record<(typeof PHASES)[number], Planner[]>

/** Run before and after all other planners of the phase. */
export const earlyRulesetPlanners: PhasePlanners = plannersOf('planners')
export const lateRulesetPlanners: PhasePlanners = plannersOf('latePlanners')

/** Buyers of units that only some rulesets have; run before ships and armies. */
export const rulesetBuyers: readonly Buyer[] = RULESET_PLANNERS.flatMap(({ applies, buyer }): Buyer[] =>
  buyer
    ? [
        (context, money) =>
          applies(dataOf(context.state)) ? buyer(context, money) : { units: {}, why: { kind: 'buys', ipc: 0 } },
      ]
    : [],
)

/** Value of territories beyond their income by the rules of this game, in IPC. */
export function rulesetStakes(state: GameState, power: PowerId): ReadonlyMap<SpaceId, number> {
  const stakes = new Map<SpaceId, number>()
  for (const planner of RULESET_PLANNERS) {
    if (!planner.stakes || !planner.applies(dataOf(state))) continue
    for (const [space, ipc] of planner.stakes(state, power)) stakes.set(space, (stakes.get(space) ?? 0) + ipc)
  }
  return stakes
}
