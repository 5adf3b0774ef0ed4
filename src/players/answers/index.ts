/** Answers of a computer player to every question of every ruleset. Pure. */
import { checkAction, type DecisionTopic, decision } from '../../engine/index.ts'
import { fallbackOrder } from '../fallback.ts'
import type { Answerer, PlannedOrder, PlanningContext } from '../types.ts'
import { answerCoastalFire, answerGas } from './artillery.ts'
import {
  answerBid,
  answerCallOff,
  answerCheapestShip,
  answerCheapestUnit,
  answerRefuge,
  answerRepresentNeutral,
  answerStayAboard,
  answerTakeControl,
} from './choices.ts'
import { answerLosses } from './losses.ts'
import { answerConvoy, answerDisengage, answerDive, answerEscort, answerPress } from './sea.ts'

/** Dice are rolled by the table; if question anyway, the first legal answer is used. */
const noAnswer: Answerer = () => null

/** A new question topic does not compile without an entry here. */
const ANSWERERS: Readonly<Record<DecisionTopic, Answerer>> = {
  bid: answerBid,
  'air-losses': answerLosses,
  'strike-losses': answerLosses,
  'strafe-losses': answerLosses,
  'land-losses': answerLosses,
  'sea-losses': answerLosses,
  'gassed-infantry': answerLosses,
  'air-damage': answerLosses,
  'coastal-losses': answerLosses,
  submerge: answerDive,
  'dive-all': answerDive,
  press: answerPress,
  disengage: answerDisengage,
  convoy: answerConvoy,
  escort: answerEscort,
  gas: answerGas,
  coastal: answerCoastalFire,
  'represent-neutral': answerRepresentNeutral,
  'take-control': answerTakeControl,
  'set-ashore': answerRefuge,
  'fighter-retreat': answerRefuge,
  'call-off': answerCallOff,
  exchange: answerCheapestUnit,
  swap: answerCheapestUnit,
  'coastal-infantry': answerCheapestShip,
  'driven-off': answerCheapestShip,
  'driven-ashore': answerStayAboard,
  'gas-dice': noAnswer,
  'gas-spread-dice': noAnswer,
  'first-shot-dice': noAnswer,
  'mine-dice': noAnswer,
  'air-dice': noAnswer,
  'strike-dice': noAnswer,
  'strafe-dice': noAnswer,
  'attack-dice': noAnswer,
  'defence-dice': noAnswer,
  'sea-attack-dice': noAnswer,
  'sea-defence-dice': noAnswer,
  'submarine-warfare-dice': noAnswer,
  'supply-dice': noAnswer,
  'coastal-dice': noAnswer,
  'pursuit-dice': noAnswer,
  'first-attack-dice': noAnswer,
  'first-defence-dice': noAnswer,
  'convoy-dice': noAnswer,
  'escort-dice': noAnswer,
  'disengagement-dice': noAnswer,
  'engagement-dice': noAnswer,
}

/** The preferred answer to the open question, or null. The engine may still refuse it. */
export function preferredAnswer(context: PlanningContext): PlannedOrder | null {
  const question = decision(context.state)
  return question && ANSWERERS[question.topic](context, question)
}

/** The answer to the open question; never refused. */
export function legalAnswer(context: PlanningContext): PlannedOrder {
  const { state } = context
  const preferred = preferredAnswer(context)
  return preferred && checkAction(state, preferred.action) === null ? preferred : fallbackOrder(state)
}
