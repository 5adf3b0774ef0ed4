import type { Counts, PowerId, SpaceId } from '../types/ids.ts'
import type { Stack } from '../types/state.ts'

/** A `move` action with everything its checks look up. */
export type MovePlan = {
  power: PowerId
  from: SpaceId
  path: readonly SpaceId[]
  to: SpaceId
  units: Counts
  damaged: Counts
  transports: readonly number[]
  /** Kinds among the units. */
  land: boolean
  air: boolean
  ships: boolean
  /** The transports of the action. */
  carriers: readonly Stack[]
  /** Whether a warship stays afloat in the start zone. */
  leavesWarship: boolean
  /** The extra zone of a strategic move (ADV-06-18, ADV-07-01). */
  strategic: boolean
}

/** Land or air units about to enter a territory. */
export type LandEntry = {
  power: PowerId
  from: SpaceId
  to: SpaceId
  units: Counts
  by: 'land' | 'air' | 'sea'
  /** Whether some land units began the turn in contested land. */
  bound: boolean
}

/** Rule and refusal code why units may not stay or lead an attack. */
export type RuleReason = { rule: string; code: string }
