/**
 * Computer players: a state in, actions out. Pure and deterministic for a position, seat and options, whatever dice are
 * still to come.
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

/** The power that acts now. Throws if the war is over or the power is not in the seat. */
function actingPower(state: GameState, seat: readonly PowerId[]): PowerId {
  if (winner(state)) throw new Error('The war is over.')
  const power = decision(state)?.by ?? turn(state).power
  if (!seat.includes(power)) throw new Error(`${power} acts now and is not in this seat (${seat.join(', ')}).`)
  return power
}

/** The planning context: the state with private dice and a seeded random source. */
function createContext(state: GameState, power: PowerId, opts: PlayerOptions): PlanningContext {
  const { round, power: turnPower, phase } = turn(state)
  return {
    state: withPrivateDice(state, opts.seed),
    power,
    profile: profileFor(opts),
    random: randomFrom(`${opts.seed} ${round} ${turnPower} ${phase}`),
  }
}

const legalOrder = (state: GameState, order: PlannedOrder | undefined): PlannedOrder =>
  order && checkAction(state, order.action) === null ? order : fallbackOrder(state)

/** Orders for the open phase up to a die or a question; `done` if they end the phase. Throws if a question is open. */
export function plan(
  state: GameState,
  seat: readonly PowerId[],
  opts: PlayerOptions,
): { actions: Action[]; why: Motive[]; done: boolean } {
  const power = actingPower(state, seat)
  if (decision(state)) throw new Error('A question is open and must be answered first.')
  const { orders, done } = planOpenPhase(createContext(state, power, opts))
  const list = orders.length > 0 ? orders : [fallbackOrder(state)]
  return { actions: list.map(({ action }) => action), why: list.map(({ why }) => why), done }
}

/** The answer to the open question. Throws if there is none. */
function answerDecision(state: GameState, seat: readonly PowerId[], opts: PlayerOptions): PlannedOrder {
  const power = actingPower(state, seat)
  if (!decision(state)) throw new Error('No question is open.')
  return legalOrder(state, legalAnswer(createContext(state, power, opts)))
}

/** The next action of the acting power in the seat. Always legal. */
function chooseAction(state: GameState, seat: readonly PowerId[], opts: PlayerOptions): PlannedOrder {
  const power = actingPower(state, seat)
  if (decision(state)) return answerDecision(state, seat, opts)
  return legalOrder(state, planOpenPhase(createContext(state, power, opts)).orders[0])
}

/** Compares the orders given since `begun` with the best plan. Throws outside Movement or with an open question. */
export function compare(state: GameState, seat: readonly PowerId[], opts: PlayerOptions, begun: GameState): Comparison {
  const power = actingPower(state, seat)
  if (turn(state).phase !== 'move' || decision(state))
    throw new Error('Orders can be compared only in Movement with no open question.')
  const [first, now] = [createContext(begun, power, opts), createContext(state, power, opts)]
  return compareOrders(now, first.state, [planOpenPhase(first).orders], planOpenPhase(now).orders)
}

export { answerDecision as answer, chooseAction as choose }
