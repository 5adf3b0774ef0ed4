/** What a player answers to every question of every ruleset. Pure; no dice are looked at. */
import { checkAction, type DecisionTopic, decision } from '../../engine/index.ts'
import { fallbackOrder } from '../fallback.ts'
import type { PlannedOrder, PlanningContext } from '../types.ts'
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
import type { Answerer } from './types.ts'

/** Dice are the table's affair: where they are asked for all the same, those of the offered example. */
const noAnswer: Answerer = () => null

/** A question of the engine does not compile until it stands here. */
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

/** What is thought of the question that is open: nothing, or what the engine may yet refuse. */
export function preferredAnswer(thinking: PlanningContext): PlannedOrder | null {
  const asked = decision(thinking.state)
  return asked && ANSWERERS[asked.topic](thinking, asked)
}

/** The answer to the question that is open; never one that the engine refuses. */
export function legalAnswer(thinking: PlanningContext): PlannedOrder {
  const { state } = thinking
  const thought = preferredAnswer(thinking)
  return thought && checkAction(state, thought.action) === null ? thought : fallbackOrder(state)
}
