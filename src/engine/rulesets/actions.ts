import type { AnswerAction, PlayerAction } from '../kernel/action.ts'
import type { ActionType } from '../types/action.ts'
import { coastal, convoy, disengage, escort, gas } from './advanced/actions.ts'
import { influence, revolt } from './influence/purchases.ts'
import { retreat, timeIsUp } from './tournament/actions.ts'

/** Actions that only some rulesets have; the others refuse them. */
export const ownActions = {
  coastal,
  convoy,
  disengage,
  escort,
  gas,
  retreat,
  'time-is-up': timeIsUp,
  influence,
  revolt,
} satisfies { readonly [T in ActionType]?: PlayerAction<T> | AnswerAction<T> }
