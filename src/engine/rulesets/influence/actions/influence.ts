import type { PlayerAction } from '../../../kernel/action.ts'
import { required, space } from '../../../kernel/fields.ts'
import { checkInfluence, doInfluence, hasInfluence } from '../purchase/influence.ts'

/** Buys a neutral country (INF-INFL-01). */
export const influence: PlayerAction<'influence'> = {
  phase: 'purchase',
  isOrder: true,
  noCapitalRule: 'INF-REV-07',
  isAvailable: hasInfluence,
  shape: { country: required(space) },
  check: checkInfluence,
  list: (ctx) => Object.keys(ctx.rules.data.influence ?? {}).map((country) => ({ type: 'influence', country })),
  perform: doInfluence,
}
