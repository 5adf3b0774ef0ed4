import type { PlayerAction } from '../../../kernel/action.ts'
import { checkTimeIsUp, doTimeIsUp } from '../politics/score.ts'

/** Calls time (TOU-VIC-04). */
export const timeIsUp: PlayerAction<'time-is-up'> = {
  isAvailable: (ctx) => ctx.rules.data.limit !== undefined,
  shape: {},
  check: checkTimeIsUp,
  // Triggered by the clock, so it is not listed.
  list: () => [],
  perform: doTimeIsUp,
}
