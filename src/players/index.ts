/**
 * The computer players: a state in, actions out. Pure: the same position, seat and options give the same answer anywhere, whatever
 * dice are still to come.
 */
import { type Action, checkAction, decision, type GameState, type PowerId, turn, winner } from '../engine/index.ts'
import { legalAnswer } from './answers/index.ts'
import { type Comparison, compareOrders } from './compare.ts'
import { fallbackOrder } from './fallback.ts'
import { type PlayerOptions, profileFor } from './levels.ts'
import type { Motive } from './motives.ts'
import { planOpenPhase } from './plan-with-rollouts.ts'
import { randomFrom, withPrivateDice } from './random.ts'
import type { PlannedOrder, PlanningContext } from './types.ts'

export { type Comparison, FAULT_KINDS, type FaultFound, type FaultKind } from './compare.ts'
export type { PlayerLevel as Level, PlayerOptions } from './levels.ts'
export { type Motive, type ReasonTerm, TERM_KINDS, type TermKind } from './motives.ts'
export { STYLES } from './styles.ts'

/** Who has to act now: whoever is asked, else the power whose turn it is. Throws where that is nobody of the seat, or nobody at all. */
function actingPower(state: GameState, seat: readonly PowerId[]): PowerId {
  if (winner(state)) throw new Error('The war is over: nobody acts any more.')
  const power = decision(state)?.by ?? turn(state).power
  if (!seat.includes(power)) throw new Error(`${power} acts now, and is not of this seat (${seat.join(', ')}).`)
  return power
}

/** The position as the player may know it. */
function createContext(state: GameState, power: PowerId, opts: PlayerOptions): PlanningContext {
  const { round, power: whose, phase } = turn(state)
  return {
    state: withPrivateDice(state, opts.seed),
    power,
    profile: profileFor(opts),
    random: randomFrom(`${opts.seed} ${round} ${whose} ${phase}`),
  }
}

/** An order that is certainly accepted: this one, or what is left to do. */
const legalOrder = (state: GameState, order: PlannedOrder | undefined): PlannedOrder =>
  order && checkAction(state, order.action) === null ? order : fallbackOrder(state)

/** What to do in this free phase, in order, until a die, a question or the end of the phase (`done`). */
export function plan(
  state: GameState,
  seat: readonly PowerId[],
  opts: PlayerOptions,
): { actions: Action[]; why: Motive[]; done: boolean } {
  const power = actingPower(state, seat)
  if (decision(state)) throw new Error('A question stands open: it is answered first.')
  const { orders, done } = planOpenPhase(createContext(state, power, opts))
  const list = orders.length > 0 ? orders : [fallbackOrder(state)]
  return { actions: list.map(({ action }) => action), why: list.map(({ why }) => why), done }
}

/** The answer to the open question. */
function answerDecision(state: GameState, seat: readonly PowerId[], opts: PlayerOptions): PlannedOrder {
  const power = actingPower(state, seat)
  if (!decision(state)) throw new Error('No question stands open.')
  return legalOrder(state, legalAnswer(createContext(state, power, opts)))
}

/** The next action of whoever of the seat acts now. */
function chooseAction(state: GameState, seat: readonly PowerId[], opts: PlayerOptions): PlannedOrder {
  const power = actingPower(state, seat)
  if (decision(state)) return answerDecision(state, seat, opts)
  return legalOrder(state, planOpenPhase(createContext(state, power, opts)).orders[0])
}

/** What the orders given since the phase began as in `begun` fall short of; in Movement, with no question open. */
export function compare(state: GameState, seat: readonly PowerId[], opts: PlayerOptions, begun: GameState): Comparison {
  const power = actingPower(state, seat)
  if (turn(state).phase !== 'move' || decision(state)) throw new Error('Orders are compared in Movement, with no question open.')
  const [first, now] = [createContext(begun, power, opts), createContext(state, power, opts)]
  return compareOrders(now, first.state, [planOpenPhase(first).orders], planOpenPhase(now).orders)
}

export { answerDecision as answer, chooseAction as choose }
