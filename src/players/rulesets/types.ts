import type { RulesetData } from '../../content/index.ts'
import type { GameState, Phase, PowerId, SpaceId } from '../../engine/index.ts'
import type { Buyer, Planner } from '../types.ts'

/** Planners for rules that only some rulesets have, selected by the game's data. */
export type RulesetPlanner = {
  applies: (data: RulesetData) => boolean
  /** Run before all other planners of their phase. */
  planners?: Partial<Record<Phase, Planner>>
  /** Run after all other planners of their phase. */
  latePlanners?: Partial<Record<Phase, Planner>>
  /** Buys units that only these rules have, before ships and armies. */
  buyer?: Buyer
  /** Value of a territory to the power beyond its income, in IPC. */
  stakes?: (state: GameState, power: PowerId) => ReadonlyMap<SpaceId, number>
}
