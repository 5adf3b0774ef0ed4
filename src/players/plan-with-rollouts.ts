/**
 * Movement is planned, played on, and planned again with what was seen: where enemies struck at own units is feared more, where they
 * never came less. Of all these plans the one is taken after which the own side stands best.
 */
import { type GameState, type PowerId, type SpaceId, sideOf, turn } from '../engine/index.ts'
import { evaluatePosition } from './evaluation.ts'
import { type Profile, profileFor, type RolloutSettings } from './levels.ts'
import { createPhasePlanner, type PhasePlan, planPhase } from './plan.ts'
import { playOut } from './rollout.ts'
import type { PlanningContext } from './types.ts'

/** How often own units stood in a space at the end of a plan that was played on, and how often an enemy struck there. */
type StrikeTally = Map<SpaceId, { stood: number; struck: number }>

/** A plan with how its side stood after each sample of dice. */
type Outcome = { found: PhasePlan; stood: readonly number[]; value: number }

/** IPCs behind the best plan, by the same dice. */
const MAX_DEFICIT = 35

/**
 * Whether a plan after which its side has stood so (IPCs), in the samples so far, is played on no more: the best one, in the same
 * samples, is out of its reach. What chance makes of several together grows by the root of their number.
 */
export const outOfReach = (stood: readonly number[], best: readonly number[]): boolean =>
  stood.reduce((behind, each, n) => behind + best[n]! - each, 0) > MAX_DEFICIT * Math.sqrt(stood.length)

/** The plan of the phase that is open: in Movement, for who looks ahead, the best that is found by playing on. */
export function planOpenPhase(thinking: PlanningContext): PhasePlan {
  const { rollouts } = thinking.profile.settings
  return rollouts && turn(thinking.state).phase === 'move' ? planWithRollouts(thinking, rollouts) : planPhase(thinking)
}

/** Those who play on think more quickly, and leave ships where they are: with them it would take twice as long. */
function rolloutProfile({ seed }: Profile, { tries }: RolloutSettings): Profile {
  const quick = profileFor({ level: 'normal', seed, budget: tries })
  return { ...quick, settings: { ...quick.settings, usesNavy: false } }
}

/** The best of so many plans as the sight makes one after another. The first has to be beaten clearly: what is played on errs. */
export function planWithRollouts(thinking: PlanningContext, look: RolloutSettings): PhasePlan {
  const { profile } = thinking
  const plan = createPhasePlanner(thinking)
  const playedOn = createRolloutRunner(thinking, look)
  const known = new Set<string>()
  const tally: StrikeTally = new Map()
  let best: Outcome | null = null
  for (let nth = 0; nth < profile.settings.planCount; nth++) {
    const found = plan(nth === 0 ? profile : { ...profile, strikeRates: strikeRatesOf(tally) })
    const key = JSON.stringify(found.orders.map(({ action }) => action))
    // The same again sees the same again.
    if (known.has(key)) continue
    known.add(key)
    const outcome = playedOn(found, best, tally)
    if (nth === 0) outcome.value += look.margin
    if (!best || outcome.value > best.value) best = outcome
  }
  return best!.found
}

/** Plays a plan on with all samples of dice, or until the best one so far is out of its reach, and notes where enemies struck. */
function createRolloutRunner({ power, profile }: PlanningContext, look: RolloutSettings) {
  const quick = rolloutProfile(profile, look)
  const side = sideOf(power)
  return (found: PhasePlan, best: Outcome | null, tally: StrikeTally): Outcome => {
    const stood: number[] = []
    for (let n = 0; n < look.samples; n++) {
      const struck = new Set<SpaceId>()
      const watch = (before: GameState, now: GameState) => recordStrikes(struck, before, now, power)
      const balance = evaluatePosition(playOut(found.after, quick, look.turns, `${profile.seed} line ${n}`, watch), side)
      updateTally(tally, found.after, power, struck)
      stood.push(balance)
      if (best && outOfReach(stood, best.stood)) break
    }
    const value =
      stood.length < look.samples ? Number.NEGATIVE_INFINITY : stood.reduce((sum, each) => sum + each, 0) / look.samples
    return { found, stood, value }
  }
}

const strikeRatesOf = (tally: StrikeTally): Map<SpaceId, number> =>
  new Map([...tally].map(([space, { stood, struck }]) => [space, struck / stood]))

/** Where an enemy of the power has fought in this step. */
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
