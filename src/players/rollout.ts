/** What comes of a position when everybody plays on by quick thoughts, with dice that are nobody's. */
import { decision, type GameState, reduce, turn, winner } from '../engine/index.ts'
import { preferredAnswer } from './answers/index.ts'
import { fallbackOrder } from './fallback.ts'
import type { Profile } from './levels.ts'
import { planPhase, skipPhase } from './plan.ts'
import { randomFrom, withBalancedDice } from './random.ts'
import type { PlanningContext } from './types.ts'

/** Actions after which a line is given up, however far it has come. */
const MAX_ACTIONS = 400

/**
 * The position after so many more turns, everybody playing by this temper. Each battle has its own dice, whatever came before it.
 * `watch` sees every step.
 */
export function playOut(
  from: GameState,
  mind: Profile,
  turns: number,
  seed: string,
  watch?: (before: GameState, after: GameState) => void,
): GameState {
  let state = from
  let left = turns
  let whose = turn(state).power
  for (let n = 0; n < MAX_ACTIONS && left > 0 && !winner(state); n++) {
    const { round, power, phase } = turn(state)
    const asked = decision(state)
    const next = asked
      ? stateAfterAnswer({ state, power: asked.by, profile: mind, random: randomFrom(`${seed} ${round} ${power} ${phase}`) })
      : isPhasePlayed(state)
        ? stateAfterPlan(state, mind, seed)
        : skipPhase(state)
    if (next === null || next === state) return state
    watch?.(state, next)
    state = next
    if (turn(state).power !== whose) {
      whose = turn(state).power
      left--
    }
  }
  return state
}

/** What is bought in so short a time is worth what it costs, and fights nobody: only armies march and fight, and who waits is placed. */
const isPhasePlayed = ({ flow: { phase }, turn: { purchase } }: GameState): boolean =>
  phase === 'move' || phase === 'combat' || (phase === 'mobilize' && Object.keys(purchase).length > 0)

/** After the answer to the open question. */
function stateAfterAnswer(thinking: PlanningContext): GameState | null {
  const { state } = thinking
  // Whether it is refused shows when it is done: it need not be looked at twice.
  const thought = preferredAnswer(thinking)
  const out = thought && reduce(state, thought.action)
  const sure = out?.ok ? out : reduce(state, fallbackOrder(state).action)
  return sure.ok ? sure.state : null
}

/** After what is planned in the phase, up to a die or a question. */
function stateAfterPlan(from: GameState, mind: Profile, seed: string): GameState {
  const { round, power, phase } = turn(from)
  const line = `${seed} ${round} ${power} ${phase}`
  const fought = from.turn.battles.filter(({ resolved }) => resolved).length
  return planPhase({ state: withBalancedDice(from, `${line} ${fought}`), power, profile: mind, random: randomFrom(line) }).after
}
