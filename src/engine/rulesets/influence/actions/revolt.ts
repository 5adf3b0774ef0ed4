import type { PlayerAction } from '../../../kernel/action.ts'
import { required, space } from '../../../kernel/fields.ts'
import { checkRevolt, doRevolt, hasRevolts } from '../purchase/revolt.ts'

/** Pays for a revolt (INF-REV-01). */
export const revolt: PlayerAction<'revolt'> = {
  phase: 'purchase',
  isOrder: true,
  noCapitalRule: 'INF-REV-07',
  isAvailable: hasRevolts,
  shape: { territory: required(space) },
  check: checkRevolt,
  list: (ctx) => Object.keys(ctx.rules.data.revolts?.places ?? {}).map((territory) => ({ type: 'revolt', territory })),
  perform: doRevolt,
}
