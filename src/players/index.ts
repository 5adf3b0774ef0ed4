/**
 * The computer players: a state in, actions out. Pure: the same position, seat and options give the same answer anywhere, whatever
 * dice are still to come.
 */
import { type Action, checkAction, decision, type GameState, type PowerId, turn, winner } from '../engine/index.ts'
import { answerTo } from './answers/index.ts'
import { chanceOf, withOtherDice } from './chance.ts'
import { type Comparison, compareOrders } from './compare.ts'
import { fallback } from './fallback.ts'
import { mindOf, type PlayerOptions } from './levels.ts'
import { planned } from './seek.ts'
import type { Advice, Thinking } from './types.ts'
import type { Motive } from './why.ts'

export { type Comparison, FAULT_KINDS, type FaultFound, type FaultKind } from './compare.ts'
export type { PlayerLevel as Level, PlayerOptions } from './levels.ts'
export { STYLES } from './styles.ts'
export { type Motive, type ReasonTerm, TERM_KINDS, type TermKind } from './why.ts'

/** Who has to act now: whoever is asked, else the power whose turn it is. Throws where that is nobody of the seat, or nobody at all. */
function actorOf(state: GameState, seat: readonly PowerId[]): PowerId {
  if (winner(state)) throw new Error('The war is over: nobody acts any more.')
  const power = decision(state)?.by ?? turn(state).power
  if (!seat.includes(power)) throw new Error(`${power} acts now, and is not of this seat (${seat.join(', ')}).`)
  return power
}

/** The position as the player may know it. */
function thinkingOf(state: GameState, power: PowerId, opts: PlayerOptions): Thinking {
  const { round, power: whose, phase } = turn(state)
  return {
    state: withOtherDice(state, opts.seed),
    power,
    mind: mindOf(opts),
    chance: chanceOf(`${opts.seed} ${round} ${whose} ${phase}`),
  }
}

/** An order that is certainly accepted: this one, or what is left to do. */
const sound = (state: GameState, order: Advice | undefined): Advice =>
  order && checkAction(state, order.action) === null ? order : fallback(state)

/** What to do in this free phase, in order, until a die, a question or the end of the phase (`done`). */
export function plan(
  state: GameState,
  seat: readonly PowerId[],
  opts: PlayerOptions,
): { actions: Action[]; why: Motive[]; done: boolean } {
  const power = actorOf(state, seat)
  if (decision(state)) throw new Error('A question stands open: it is answered first.')
  const { orders, done } = planned(thinkingOf(state, power, opts))
  const list = orders.length > 0 ? orders : [fallback(state)]
  return { actions: list.map(({ action }) => action), why: list.map(({ why }) => why), done }
}

/** The answer to the open question. */
function answerAsked(state: GameState, seat: readonly PowerId[], opts: PlayerOptions): Advice {
  const power = actorOf(state, seat)
  if (!decision(state)) throw new Error('No question stands open.')
  return sound(state, answerTo(thinkingOf(state, power, opts)))
}

/** The next action of whoever of the seat acts now. */
function nextAction(state: GameState, seat: readonly PowerId[], opts: PlayerOptions): Advice {
  const power = actorOf(state, seat)
  if (decision(state)) return answerAsked(state, seat, opts)
  return sound(state, planned(thinkingOf(state, power, opts)).orders[0])
}

/** What the orders given since the phase began as in `begun` fall short of; in Movement, with no question open. */
export function compare(state: GameState, seat: readonly PowerId[], opts: PlayerOptions, begun: GameState): Comparison {
  const power = actorOf(state, seat)
  if (turn(state).phase !== 'move' || decision(state)) throw new Error('Orders are compared in Movement, with no question open.')
  const [first, now] = [thinkingOf(begun, power, opts), thinkingOf(state, power, opts)]
  return compareOrders(now, first.state, [planned(first).orders], planned(now).orders)
}

export { answerAsked as answer, nextAction as choose }
