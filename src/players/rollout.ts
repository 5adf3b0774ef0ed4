/** Rollouts: everybody plays on with quick planners and balanced dice. */
import { decision, type GameState, reduce, turn, winner } from '../engine/index.ts'
import { preferredAnswer } from './answers/index.ts'
import { fallbackOrder } from './fallback.ts'
import type { Profile } from './levels.ts'
import { planPhase, skipPhase } from './plan.ts'
import { randomFrom, withBalancedDice } from './random.ts'
import type { PlanningContext } from './types.ts'

const MAX_ACTIONS = 400

/**
 * The position after `turns` more turns with every power played by this profile. Each battle has its own dice. `watch`
 * is called for every step.
 */
export function playOut(
  from: GameState,
  profile: Profile,
  turns: number,
  seed: string,
  watch?: (before: GameState, after: GameState) => void,
): GameState {
  let state = from
  let left = turns
  let turnPower = turn(state).power
  for (let n = 0; n < MAX_ACTIONS && left > 0 && !winner(state); n++) {
    const { round, power, phase } = turn(state)
    const question = decision(state)
    const next = question
      ? stateAfterAnswer({ state, power: question.by, profile, random: randomFrom(`${seed} ${round} ${power} ${phase}`) })
      : isPhasePlayed(state)
        ? stateAfterPlan(state, profile, seed)
        : skipPhase(state)
    if (next === null || next === state) return state
    watch?.(state, next)
    state = next
    if (turn(state).power !== turnPower) {
      turnPower = turn(state).power
      left--
    }
  }
  return state
}

/** Purchases do not matter over a few turns, so only movement, combat and placement are planned. */
const isPhasePlayed = ({ flow: { phase }, turn: { purchase } }: GameState): boolean =>
  phase === 'move' || phase === 'combat' || (phase === 'mobilize' && Object.keys(purchase).length > 0)

/** The state after the open question is answered. */
function stateAfterAnswer(context: PlanningContext): GameState | null {
  const { state } = context
  // `reduce` already validates the answer, so it is not checked twice.
  const preferred = preferredAnswer(context)
  const out = preferred && reduce(state, preferred.action)
  const accepted = out?.ok ? out : reduce(state, fallbackOrder(state).action)
  return accepted.ok ? accepted.state : null
}

/** The state after the plan of the phase, up to a die or a question. */
function stateAfterPlan(from: GameState, profile: Profile, seed: string): GameState {
  const { round, power, phase } = turn(from)
  const line = `${seed} ${round} ${power} ${phase}`
  const fought = from.turn.battles.filter(({ resolved }) => resolved).length
  return planPhase({ state: withBalancedDice(from, `${line} ${fought}`), power, profile, random: randomFrom(line) }).after
}
