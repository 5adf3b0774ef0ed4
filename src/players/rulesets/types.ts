import type { RulesetData } from '../../content/index.ts'
import type { GameState, Phase, PowerId, SpaceId } from '../../engine/index.ts'
import type { Buyer, Planner } from '../types.ts'

/** What a part of the rules that not every game has adds to a player's thinking: asked only where a game's data knows of it. */
export type RulesetPlanner = {
  applies: (data: RulesetData) => boolean
  /** Asked before all other planners of their phase. */
  planners?: Partial<Record<Phase, Planner>>
  /** Asked after all other planners of their phase. */
  latePlanners?: Partial<Record<Phase, Planner>>
  /** What is bought that only these rules sell, before ships and armies. */
  buyer?: Buyer
  /** IPCs that a territory is worth to the power beyond its income. */
  stakes?: (state: GameState, power: PowerId) => ReadonlyMap<SpaceId, number>
}
