import type { Deed } from '../../../kernel/action.ts'
import { must, space } from '../../../kernel/fields.ts'
import { checkInfluence, doInfluence, knowsInfluence } from '../purchase/influence.ts'

/** Buys a neutral country (INF-INFL-01). */
export const influence: Deed<'influence'> = {
  phase: 'purchase',
  isOrder: true,
  lost: 'INF-REV-07',
  known: knowsInfluence,
  shape: { country: must(space) },
  check: checkInfluence,
  list: (ctx) => Object.keys(ctx.rules.data.influence ?? {}).map((country) => ({ type: 'influence', country })),
  plan: doInfluence,
}
