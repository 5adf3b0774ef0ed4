/** Types shared by the planners. */
import type { Action, Counts, Decision, GameState, Phase, PowerId } from '../engine/index.ts'
import type { Profile } from './levels.ts'
import type { Motive } from './motives.ts'

export type PlannedOrder = { action: Action; why: Motive }

/**
 * The position with private dice, the acting power, its profile, and a random source seeded by seed, round, power and
 * phase.
 */
export type PlanningContext = {
  state: GameState
  power: PowerId
  profile: Profile
  random: () => number
}

/** Orders for one part of a phase. Refused orders are skipped; the next planner gets the position after the accepted ones. */
export type Planner = (context: PlanningContext) => PlannedOrder[]

/** Units to buy for at most `money` IPC. Buyers run in turn, each with the money money by the ones before. */
export type Buyer = (context: PlanningContext, money: number) => { units: Counts; why: Motive }

export type PhasePlanners = Readonly<Record<Phase, readonly Planner[]>>

/** Null: the first answer that is offered will do. */
export type Answerer = (thinking: PlanningContext, asked: Decision) => PlannedOrder | null
