/** What the rooms of the players tell each other. */
import type { Action, Counts, GameState, Phase, PowerId } from '../engine/index.ts'
import type { Profile } from './levels.ts'
import type { Motive } from './motives.ts'

/** An action and what speaks for it. */
export type PlannedOrder = { action: Action; why: Motive }

/**
 * What a planner goes by: the position after all orders so far, with dice of its own and none that are still to come; whose turn it
 * is; how it thinks; and chance, which is the same for the same seed, round, power and phase.
 */
export type PlanningContext = {
  state: GameState
  power: PowerId
  profile: Profile
  random: () => number
}

/**
 * One part of the thinking about a phase: orders to be given one after another from this position on. An order that is refused is
 * left out; the next planner sees the position after those that were taken.
 */
export type Planner = (thinking: PlanningContext) => PlannedOrder[]

/** What is to be bought of so many IPCs, and why; asked one after another, each with what the ones before it have left. */
export type Buyer = (thinking: PlanningContext, left: number) => { units: Counts; why: Motive }

/** The planners of every phase, in their order. */
export type PhasePlanners = Readonly<Record<Phase, readonly Planner[]>>
