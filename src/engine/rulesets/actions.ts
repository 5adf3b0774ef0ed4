import type { AnswerAction, PlayerAction } from '../kernel/action.ts'
import type { ActionType } from '../types/action.ts'
import { coastal } from './advanced/actions/coastal.ts'
import { convoy } from './advanced/actions/convoy.ts'
import { disengage } from './advanced/actions/disengage.ts'
import { escort } from './advanced/actions/escort.ts'
import { gas } from './advanced/actions/gas.ts'
import { influence } from './influence/actions/influence.ts'
import { revolt } from './influence/actions/revolt.ts'
import { retreat } from './tournament/actions/retreat.ts'
import { timeIsUp } from './tournament/actions/time-is-up.ts'

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
