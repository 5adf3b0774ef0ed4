import type { Deed } from '../../../kernel/action.ts'
import { count, counts, flag, may, must, power, space } from '../../../kernel/fields.ts'
import { checkLanding, doOffload } from '../land.ts'

/** Cargo goes ashore, or its landing is declared (STD-TRN-07). */
export const offload: Deed<'offload'> = {
  phase: 'move',
  isOrder: true,
  shape: { transport: must(count), to: must(space), units: must(counts), afterSeaCombat: may(flag), power: may(power) },
  check: checkLanding,
  plan: doOffload,
}
