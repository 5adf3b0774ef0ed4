/** What comes of a position when everybody plays on by quick thoughts, with dice that are nobody's. */
import {
  controllerOf,
  decision,
  type GameState,
  POWERS,
  type PowerId,
  productionOf,
  reduce,
  type Side,
  sideOf,
  tableOf,
  turn,
  winner,
} from '../engine/index.ts'
import { answerTo } from './answers/index.ts'
import { chanceOf, withEvenDice } from './chance.ts'
import { fallback } from './fallback.ts'
import { groundOf } from './land/ground.ts'
import type { Temper } from './levels.ts'
import { passedBy, planPhase } from './plan.ts'
import type { Thinking } from './types.ts'

/** IPCs that a victory, a capital, and an IPC of income are worth. */
const VICTORY = 1000
const CAPITAL = 25
const INCOME = 3
/** Actions after which a line is given up, however far it has come. */
const LONGEST = 400

/** How a side stands, in IPCs, against the other. */
export function balanceOf(state: GameState, side: Side): number {
  const won = winner(state)
  const { units } = tableOf(state)
  let sum = won?.side ? (won.side === side ? VICTORY : -VICTORY) : 0
  const sign = (power: (typeof POWERS)[number]) => (sideOf(power) === side ? 1 : -1)
  for (const stacks of Object.values(state.war.units))
    for (const { power, type, count, cargo = [] } of stacks) {
      if (power !== 'neutral') sum += sign(power) * count * units[type].cost
      for (const unit of cargo) sum += sign(unit.power) * units[unit.type].cost
    }
  for (const power of POWERS) sum += sign(power) * (INCOME * productionOf(state, power) + state.war.treasury[power])
  const { ids, capital } = groundOf(state)
  capital.forEach((of, s) => {
    const holder = of === undefined ? null : controllerOf(state, ids[s]!)
    if (holder !== null && holder !== 'contested') sum += sign(holder) * CAPITAL
  })
  return sum
}

/** A line that is played on: where it has come, and how many turns of it are left. */
export type Course = { state: GameState; left: number }

/**
 * The position after so many more turns, everybody playing by this temper; whoever is not among `concerned` lets his turn pass. Each
 * battle has its own dice, whatever came before it.
 */
export function playAhead(
  from: GameState,
  mind: Temper,
  turns: number,
  seed: string,
  concerned: ReadonlySet<PowerId> = new Set(POWERS),
): GameState {
  let state = from
  let left = turns
  let whose = turn(state).power
  for (let n = 0; n < LONGEST && left > 0 && !winner(state); n++) {
    const { round, power, phase } = turn(state)
    const asked = decision(state)
    const next = asked
      ? answered({ state, power: asked.by, mind, chance: chanceOf(`${seed} ${round} ${power} ${phase}`) })
      : concerned.has(power)
        ? played(state, mind, seed)
        : passedBy(state)
    if (next === null || next === state) return state
    state = next
    if (turn(state).power !== whose) {
      whose = turn(state).power
      left--
    }
  }
  return state
}

/** After the answer to the open question. */
function answered(thinking: Thinking): GameState | null {
  const out = reduce(thinking.state, answerTo(thinking).action)
  const sure = out.ok ? out : reduce(thinking.state, fallback(thinking.state).action)
  return sure.ok ? sure.state : null
}

/** After what is planned in the phase, up to a die or a question. */
function played(from: GameState, mind: Temper, seed: string): GameState {
  const { round, power, phase } = turn(from)
  const line = `${seed} ${round} ${power} ${phase}`
  const fought = from.turn.battles.filter(({ resolved }) => resolved).length
  return planPhase({ state: withEvenDice(from, `${line} ${fought}`), power, mind, chance: chanceOf(line) }).after
}
