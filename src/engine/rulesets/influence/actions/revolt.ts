import type { Deed } from '../../../kernel/action.ts'
import { must, space } from '../../../kernel/fields.ts'
import { checkRevolt, doRevolt, knowsRevolts } from '../purchase/revolt.ts'

/** Pays for a revolt (INF-REV-01). */
export const revolt: Deed<'revolt'> = {
  phase: 'purchase',
  isOrder: true,
  lost: 'INF-REV-07',
  known: knowsRevolts,
  shape: { territory: must(space) },
  check: checkRevolt,
  list: (ctx) => Object.keys(ctx.rules.data.revolts?.places ?? {}).map((territory) => ({ type: 'revolt', territory })),
  plan: doRevolt,
}
