/**
 * Movement with rollouts: plan, play the plan on, record where enemies attacked, and plan again with those rates. The
 * plan after which the side stands best is used.
 */
import { type GameState, type PowerId, type SpaceId, sideOf, turn } from '../engine/index.ts'
import { evaluatePosition } from './evaluation.ts'
import { type Profile, profileFor, type RolloutSettings } from './levels.ts'
import { createPhasePlanner, type PhasePlan, planPhase } from './plan.ts'
import { playOut } from './rollout.ts'
import type { PlanningContext } from './types.ts'

/** By space: rollout samples in which own units stood there, and in which an enemy attacked them. */
type StrikeTally = Map<SpaceId, { stood: number; struck: number }>

/** A plan and the evaluation of its side after each sample. */
type Outcome = { plan: PhasePlan; scores: readonly number[]; value: number }

/** Deficit in IPC to the best plan, over the same dice. */
const MAX_DEFICIT = 35

/**
 * Should a plan be dropped: its evaluations so far are out of reach of the best plan in the same samples? The spread of
 * a sum grows with the square root of the number of samples.
 */
export const outOfReach = (scores: readonly number[], best: readonly number[]): boolean =>
  scores.reduce((behind, each, n) => behind + best[n]! - each, 0) > MAX_DEFICIT * Math.sqrt(scores.length)

/** The plan for the open phase; in Movement with rollouts, if the level has them. */
export function planOpenPhase(context: PlanningContext): PhasePlan {
  const { rollouts } = context.profile.settings
  return rollouts && turn(context.state).phase === 'move' ? planWithRollouts(context, rollouts) : planPhase(context)
}

/** Rollout players use the normal level without ships: ships would double the time. */
function rolloutProfile({ seed }: Profile, { tries }: RolloutSettings): Profile {
  const quickProfile = profileFor({ level: 'normal', seed, budget: tries })
  return { ...quickProfile, settings: { ...quickProfile.settings, usesNavy: false } }
}

/** The best of `planCount` plans. The first plan has a bonus of `margin`, because rollouts are inexact. */
export function planWithRollouts(context: PlanningContext, settings: RolloutSettings): PhasePlan {
  const { profile } = context
  const makePlan = createPhasePlanner(context)
  const rollOut = createRolloutRunner(context, settings)
  const seenPlans = new Set<string>()
  const tally: StrikeTally = new Map()
  let best: Outcome | null = null
  for (let index = 0; index < profile.settings.planCount; index++) {
    const plan = makePlan(index === 0 ? profile : { ...profile, strikeRates: strikeRatesOf(tally) })
    const key = JSON.stringify(plan.orders.map(({ action }) => action))
    // The same plan gives the same rollouts.
    if (seenPlans.has(key)) continue
    seenPlans.add(key)
    const outcome = rollOut(plan, best, tally)
    if (index === 0) outcome.value += settings.margin
    if (!best || outcome.value > best.value) best = outcome
  }
  return best!.plan
}

/** Runs the rollouts of a plan until it is out of reach of the best plan, and records enemy attacks. */
function createRolloutRunner({ power, profile }: PlanningContext, settings: RolloutSettings) {
  const quickProfile = rolloutProfile(profile, settings)
  const side = sideOf(power)
  return (plan: PhasePlan, best: Outcome | null, tally: StrikeTally): Outcome => {
    const scores: number[] = []
    for (let n = 0; n < settings.samples; n++) {
      const struck = new Set<SpaceId>()
      const watch = (before: GameState, now: GameState) => recordStrikes(struck, before, now, power)
      const balance = evaluatePosition(
        playOut(plan.after, quickProfile, settings.turns, `${profile.seed} line ${n}`, watch),
        side,
      )
      updateTally(tally, plan.after, power, struck)
      scores.push(balance)
      if (best && outOfReach(scores, best.scores)) break
    }
    const value =
      scores.length < settings.samples ? Number.NEGATIVE_INFINITY : scores.reduce((sum, each) => sum + each, 0) / settings.samples
    return { plan, scores, value }
  }
}

const strikeRatesOf = (tally: StrikeTally): Map<SpaceId, number> =>
  new Map([...tally].map(([space, { stood, struck }]) => [space, struck / stood]))

/** Records the spaces where an enemy of the power fought in this step. */
function recordStrikes(struck: Set<SpaceId>, before: GameState, after: GameState, power: PowerId): void {
  const { power: whose, phase } = turn(before)
  if (phase !== 'combat' || sideOf(whose) === sideOf(power) || turn(after).power !== whose) return
  for (const { space, resolved } of after.turn.battles) if (resolved) struck.add(space)
}

function updateTally(tally: StrikeTally, { war }: GameState, power: PowerId, struck: ReadonlySet<SpaceId>): void {
  for (const [space, stacks] of Object.entries(war.units)) {
    if (!stacks.some((stack) => stack.power === power)) continue
    const { stood, struck: before } = tally.get(space) ?? { stood: 0, struck: 0 }
    tally.set(space, { stood: stood + 1, struck: before + (struck.has(space) ? 1 : 0) })
  }
}
