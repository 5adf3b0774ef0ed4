import type { PlayerAction } from '../../../kernel/action.ts'
import { counts, required } from '../../../kernel/fields.ts'
import { checkPurchase, doPurchase } from '../purchase.ts'

/** The whole order at once; a later one replaces it (STD-PUR-01). */
export const purchase: PlayerAction<'purchase'> = {
  phase: 'purchase',
  isOrder: true,
  shape: { units: required(counts) },
  check: checkPurchase,
  // One unit more of each type.
  list: (ctx) => {
    const { purchase: order } = ctx.state.turn
    return ctx.rules.data.units.map((type) => ({ type: 'purchase', units: { ...order, [type]: (order[type] ?? 0) + 1 } }))
  },
  perform: doPurchase,
}
