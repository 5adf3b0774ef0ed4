import type { AnswerAction, PlayerAction } from '../kernel/action.ts'
import { type Field, isObject } from '../kernel/fields.ts'
import type { View } from '../kernel/rules.ts'
import { placeBid } from '../phases/bid/bid.ts'
import { attack, casualties, press, submerge } from '../phases/combat/actions.ts'
import { declareSubmarineWarfare } from '../phases/income/income.ts'
import { mobilize } from '../phases/mobilize/mobilize.ts'
import { load, move, offload } from '../phases/move/actions.ts'
import { purchase, repair } from '../phases/purchase/purchase.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { ownActions } from '../rulesets/actions.ts'
import type { ActionType } from '../types/action.ts'
import { choose, endPhase, enterDice, resign } from './general-actions.ts'

const { influence, revolt, retreat, gas, coastal, convoy, escort, disengage, 'time-is-up': timeIsUp } = ownActions

/** Every action; a missing one does not compile. */
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

/** Names of the fields an action type has besides `type`; none for an unknown type. */
export const fieldsOf = (type: string): readonly string[] =>
  Object.hasOwn(ACTIONS, type) ? Object.keys(ACTIONS[type as ActionType].shape) : []

/** Whether the action is an order of this turn that its player can take back alone. */
export const isOrder = (type: ActionType): boolean => (ACTIONS[type] as Partial<PlayerAction>).isOrder === true

/** Precomputed, because every listed move is checked too. */
const FIELDS = new Map(Object.entries(ACTIONS).map(([type, { shape }]) => [type, Object.entries<Field>(shape)]))

/** CONTRACT `malformed`: an unknown action type or an invalid field. */
export function checkShape(view: View, action: unknown): Refusal | null {
  const bad = (field: string): Refusal => refuse(view, 'CONTRACT', 'malformed-action', { field })
  const fields = isObject(action) && typeof action.type === 'string' ? FIELDS.get(action.type) : undefined
  if (!isObject(action) || fields === undefined) return bad('type')
  for (const [name, { test, optional, unless }] of fields) {
    const value = action[name]
    if (value === undefined && (optional || (unless !== undefined && action[unless] !== undefined))) continue
    if (!Object.hasOwn(action, name) || !test(view, value)) return bad(name)
  }
  return null
}
