import type { Deed } from '../../../kernel/action.ts'
import { may, must, some, space } from '../../../kernel/fields.ts'
import { checkRepair, doRepair } from '../purchase.ts'

/** Damaged battleships at a naval base (STD-PUR-07). */
export const repair: Deed<'repair'> = {
  phase: 'purchase',
  isOrder: true,
  shape: { space: must(space), count: may(some) },
  check: checkRepair,
  plan: doRepair,
}
