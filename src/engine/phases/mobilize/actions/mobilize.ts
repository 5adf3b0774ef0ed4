import type { Deed } from '../../../kernel/action.ts'
import { counts, must, space } from '../../../kernel/fields.ts'
import { checkMobilize, doMobilize } from '../mobilize.ts'

/** Bought units are placed (STD-MOB-01). */
export const mobilize: Deed<'mobilize'> = {
  phase: 'mobilize',
  isOrder: true,
  shape: { units: must(counts), to: must(space) },
  check: checkMobilize,
  plan: doMobilize,
}
