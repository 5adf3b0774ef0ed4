/** What a player answers to every question of every ruleset. Pure; no dice are looked at. */
import { checkAction, type DecisionTopic, decision } from '../../engine/index.ts'
import { fallback } from '../fallback.ts'
import type { Advice, Thinking } from '../types.ts'
import { aboard, callOff, cheapestShip, cheapestUnit, refuge, representNeutral, spendsBid, takeControl } from './choices.ts'
import { gunsAtFleet, gunsWithGas } from './guns.ts'
import { loses } from './losses.ts'
import { boatsAtConvoy, dives, escorts, leavesFleet, presses } from './sea.ts'
import type { Answerer } from './types.ts'

/** Dice are the table's affair: where they are asked for all the same, those of the offered example. */
const dice: Answerer = () => null

/** A question of the engine does not compile until it stands here. */
const ANSWERERS: Readonly<Record<DecisionTopic, Answerer>> = {
  bid: spendsBid,
  'air-losses': loses,
  'strike-losses': loses,
  'strafe-losses': loses,
  'land-losses': loses,
  'sea-losses': loses,
  'gassed-infantry': loses,
  'air-damage': loses,
  'coastal-losses': loses,
  submerge: dives,
  'dive-all': dives,
  press: presses,
  disengage: leavesFleet,
  convoy: boatsAtConvoy,
  escort: escorts,
  gas: gunsWithGas,
  coastal: gunsAtFleet,
  'represent-neutral': representNeutral,
  'take-control': takeControl,
  'set-ashore': refuge,
  'fighter-retreat': refuge,
  'call-off': callOff,
  exchange: cheapestUnit,
  swap: cheapestUnit,
  'coastal-infantry': cheapestShip,
  'driven-off': cheapestShip,
  'driven-ashore': aboard,
  'gas-dice': dice,
  'gas-spread-dice': dice,
  'first-shot-dice': dice,
  'mine-dice': dice,
  'air-dice': dice,
  'strike-dice': dice,
  'strafe-dice': dice,
  'attack-dice': dice,
  'defence-dice': dice,
  'sea-attack-dice': dice,
  'sea-defence-dice': dice,
  'submarine-warfare-dice': dice,
  'supply-dice': dice,
  'coastal-dice': dice,
  'pursuit-dice': dice,
  'first-attack-dice': dice,
  'first-defence-dice': dice,
  'convoy-dice': dice,
  'escort-dice': dice,
  'disengagement-dice': dice,
  'engagement-dice': dice,
}

/** What is thought of the question that is open: nothing, or what the engine may yet refuse. */
export function thoughtOf(thinking: Thinking): Advice | null {
  const asked = decision(thinking.state)
  return asked && ANSWERERS[asked.topic](thinking, asked)
}

/** The answer to the question that is open; never one that the engine refuses. */
export function answerTo(thinking: Thinking): Advice {
  const { state } = thinking
  const thought = thoughtOf(thinking)
  return thought && checkAction(state, thought.action) === null ? thought : fallback(state)
}
