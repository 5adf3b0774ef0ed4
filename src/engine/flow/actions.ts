import type { Answer, Deed } from '../kernel/action.ts'
import { attack } from '../phases/combat/actions/attack.ts'
import { casualties } from '../phases/combat/actions/casualties.ts'
import { coastal } from '../phases/combat/actions/coastal.ts'
import { convoy } from '../phases/combat/actions/convoy.ts'
import { disengage } from '../phases/combat/actions/disengage.ts'
import { escort } from '../phases/combat/actions/escort.ts'
import { gas } from '../phases/combat/actions/gas.ts'
import { press } from '../phases/combat/actions/press.ts'
import { retreat } from '../phases/combat/actions/retreat.ts'
import { submerge } from '../phases/combat/actions/submerge.ts'
import { declareSubmarineWarfare } from '../phases/income/actions/declare-submarine-warfare.ts'
import { mobilize } from '../phases/mobilize/actions/mobilize.ts'
import { load } from '../phases/move/actions/load.ts'
import { move } from '../phases/move/actions/move.ts'
import { offload } from '../phases/move/actions/offload.ts'
import { timeIsUp } from '../phases/politics/actions/time-is-up.ts'
import { influence } from '../phases/purchase/actions/influence.ts'
import { purchase } from '../phases/purchase/actions/purchase.ts'
import { repair } from '../phases/purchase/actions/repair.ts'
import { revolt } from '../phases/purchase/actions/revolt.ts'
import type { ActionType } from '../types/action.ts'
import { choose } from './actions/choose.ts'
import { endPhase } from './actions/end-phase.ts'
import { enterDice } from './actions/enter-dice.ts'
import { resign } from './actions/resign.ts'

/** Everything a player can do: what it is made of, when it is allowed, what comes of it. An action without a line does not compile. */
export const ACTIONS: { readonly [T in ActionType]: Deed<T> | Answer<T> } = {
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
  'enter-dice': enterDice,
  'end-phase': endPhase,
  resign,
}

/** Is it an order of this turn, which its player can take back by itself? */
export const isOrder = (type: ActionType): boolean => (ACTIONS[type] as Partial<Deed>).isOrder === true
