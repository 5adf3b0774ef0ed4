import type { Counts, PowerId, SpaceId } from '../types/ids.ts'
import type { Stack } from '../types/state.ts'

/** What checks of moves look at. */

/** What a `move` asks for, looked up once for all predicates. */
export type MovePlan = {
  power: PowerId
  from: SpaceId
  path: readonly SpaceId[]
  to: SpaceId
  units: Counts
  damaged: Counts
  transports: readonly number[]
  /** Kinds among them. */
  land: boolean
  air: boolean
  ships: boolean
  /** The transports themselves. */
  carriers: readonly Stack[]
  /** Warships of the action that stay afloat in the start zone afterwards. */
  leavesWarship: boolean
  /** The one zone beyond the ordinary move, where the ruleset knows it (ADV-06-18, ADV-07-01). */
  strategic: boolean
}

/** Land or air units about to enter a territory, on foot, by air or from the sea. */
export type LandEntry = {
  power: PowerId
  from: SpaceId
  to: SpaceId
  units: Counts
  by: 'land' | 'air' | 'sea'
  /** Land units among them that began the turn in a contested territory. */
  bound: boolean
}

/** Why units may not rest, or lead an attack, somewhere: the rule and its sentence. */
export type RuleReason = { rule: string; code: string }
