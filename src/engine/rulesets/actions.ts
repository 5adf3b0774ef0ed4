import type { AnswerAction, PlayerAction } from '../kernel/action.ts'
import type { ActionType } from '../types/action.ts'
import { coastal, convoy, disengage, escort, gas } from './advanced/actions.ts'
import { influenceAction, revoltAction } from './influence/purchases.ts'
import { retreatAction, timeIsUpAction } from './tournament/actions.ts'

/** Actions that only some rulesets have; the others refuse them. */
export const ownActions = {
  coastal,
  convoy,
  disengage,
  escort,
  gas,
  retreat: retreatAction,
  'time-is-up': timeIsUpAction,
  influence: influenceAction,
  revolt: revoltAction,
} satisfies { readonly [T in ActionType]?: PlayerAction<T> | AnswerAction<T> }
