import type { Deed } from '../../../kernel/action.ts'
import { count, counts, must, space } from '../../../kernel/fields.ts'
import { checkLoad, doLoad } from '../load.ts'

/** Units go aboard a transport (STD-TRN-01). */
export const load: Deed<'load'> = {
  phase: 'move',
  isOrder: true,
  shape: { from: must(space), transport: must(count), units: must(counts) },
  check: checkLoad,
  plan: doLoad,
}
