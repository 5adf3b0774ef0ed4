import type { Deed } from '../../../kernel/action.ts'
import { checkTimeIsUp, doTimeIsUp } from '../politics/score.ts'

/** The table's time is up (TOU-VIC-04). */
export const timeIsUp: Deed<'time-is-up'> = {
  known: (ctx) => ctx.rules.data.limit !== undefined,
  shape: {},
  check: checkTimeIsUp,
  // It is the clock that says so, not whoever acts.
  list: () => [],
  plan: doTimeIsUp,
}
