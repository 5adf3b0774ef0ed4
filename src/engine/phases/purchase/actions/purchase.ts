import type { Deed } from '../../../kernel/action.ts'
import { counts, must } from '../../../kernel/fields.ts'
import { checkPurchase, doPurchase } from '../purchase.ts'

/** The whole order at once; a later one replaces it (STD-PUR-01). */
export const purchase: Deed<'purchase'> = {
  phase: 'purchase',
  isOrder: true,
  shape: { units: must(counts) },
  check: checkPurchase,
  plan: doPurchase,
}
