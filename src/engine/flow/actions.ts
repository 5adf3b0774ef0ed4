import type { AnswerAction, PlayerAction } from '../kernel/action.ts'
import { attack } from '../phases/combat/actions/attack.ts'
import { casualties } from '../phases/combat/actions/casualties.ts'
import { press } from '../phases/combat/actions/press.ts'
import { submerge } from '../phases/combat/actions/submerge.ts'
import { declareSubmarineWarfare } from '../phases/income/actions/declare-submarine-warfare.ts'
import { mobilize } from '../phases/mobilize/actions/mobilize.ts'
import { load } from '../phases/move/actions/load.ts'
import { move } from '../phases/move/actions/move.ts'
import { offload } from '../phases/move/actions/offload.ts'
import { purchase } from '../phases/purchase/actions/purchase.ts'
import { repair } from '../phases/purchase/actions/repair.ts'
import { ownActions } from '../rulesets/actions.ts'
import type { ActionType } from '../types/action.ts'
import { choose } from './actions/choose.ts'
import { endPhase } from './actions/end-phase.ts'
import { enterDice } from './actions/enter-dice.ts'
import { placeBid } from './actions/place-bid.ts'
import { resign } from './actions/resign.ts'

const { influence, revolt, retreat, gas, coastal, convoy, escort, disengage, 'time-is-up': timeIsUp } = ownActions

/** Everything a player can do: what it is made of, when it is allowed, what comes of it. An action without a line does not compile. */
export const ACTIONS: { readonly [T in ActionType]: PlayerAction<T> | AnswerAction<T> } = {
  purchase,
  repair,
  influence,
  revolt,
  move,
  load,
  offload,
  attack,
  casualties,
  submerge,
  press,
  retreat,
  gas,
  coastal,
  convoy,
  escort,
  disengage,
  mobilize,
  'declare-submarine-warfare': declareSubmarineWarfare,
  'time-is-up': timeIsUp,
  choose,
  'place-bid': placeBid,
  'enter-dice': enterDice,
  'end-phase': endPhase,
  resign,
}

/** What an action of this type may hold beside its type; whatever else stands in one is ignored. None for a type that nobody knows. */
export const fieldsOf = (type: string): readonly string[] =>
  Object.hasOwn(ACTIONS, type) ? Object.keys(ACTIONS[type as ActionType].shape) : []

/** Is it an order of this turn, which its player can take back by itself? */
export const isOrder = (type: ActionType): boolean => (ACTIONS[type] as Partial<PlayerAction>).isOrder === true
