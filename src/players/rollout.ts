/** What comes of a position when everybody plays on by quick thoughts, with dice that are nobody's. */
import { decision, type GameState, reduce, turn, winner } from '../engine/index.ts'
import { thoughtOf } from './answers/index.ts'
import { chanceOf, withEvenDice } from './chance.ts'
import { fallback } from './fallback.ts'
import type { Temper } from './levels.ts'
import { passedBy, planPhase } from './plan.ts'
import type { Thinking } from './types.ts'

/** Actions after which a line is given up, however far it has come. */
const LONGEST = 400

/**
 * The position after so many more turns, everybody playing by this temper. Each battle has its own dice, whatever came before it.
 * `watch` sees every step.
 */
export function playAhead(
  from: GameState,
  mind: Temper,
  turns: number,
  seed: string,
  watch?: (before: GameState, after: GameState) => void,
): GameState {
  let state = from
  let left = turns
  let whose = turn(state).power
  for (let n = 0; n < LONGEST && left > 0 && !winner(state); n++) {
    const { round, power, phase } = turn(state)
    const asked = decision(state)
    const next = asked
      ? answered({ state, power: asked.by, mind, chance: chanceOf(`${seed} ${round} ${power} ${phase}`) })
      : acts(state)
        ? played(state, mind, seed)
        : passedBy(state)
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
const acts = ({ flow: { phase }, turn: { purchase } }: GameState): boolean =>
  phase === 'move' || phase === 'combat' || (phase === 'mobilize' && Object.keys(purchase).length > 0)

/** After the answer to the open question. */
function answered(thinking: Thinking): GameState | null {
  const { state } = thinking
  // Whether it is refused shows when it is done: it need not be looked at twice.
  const thought = thoughtOf(thinking)
  const out = thought && reduce(state, thought.action)
  const sure = out?.ok ? out : reduce(state, fallback(state).action)
  return sure.ok ? sure.state : null
}

/** After what is planned in the phase, up to a die or a question. */
function played(from: GameState, mind: Temper, seed: string): GameState {
  const { round, power, phase } = turn(from)
  const line = `${seed} ${round} ${power} ${phase}`
  const fought = from.turn.battles.filter(({ resolved }) => resolved).length
  return planPhase({ state: withEvenDice(from, `${line} ${fought}`), power, mind, chance: chanceOf(line) }).after
}
