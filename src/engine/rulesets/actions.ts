import type { AnswerAction, PlayerAction } from '../kernel/action.ts'
import type { ActionType } from '../types/action.ts'
import { coastal } from './advanced/actions.ts'
import { convoy } from './advanced/actions.ts'
import { disengage } from './advanced/actions.ts'
import { escort } from './advanced/actions.ts'
import { gas } from './advanced/actions.ts'
import { influence } from './influence/purchases.ts'
import { revolt } from './influence/purchases.ts'
import { retreat } from './tournament/actions.ts'
import { timeIsUp } from './tournament/actions.ts'

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
