import type { AnswerAction, PlayerAction } from '../../kernel/action.ts'
import { required, space } from '../../kernel/fields.ts'
import { checkTimeIsUp, doTimeIsUp } from './score.ts'

/** Ships retreat the way they came (TOU-RET-01); also answers fighter retreats (ADV-PT2-07). */
export const retreatAction: AnswerAction<'retreat'> = {
  shape: { to: required(space) },
  answers: ({ kind, topic }) => kind === 'press' || topic === 'fighter-retreat',
  summary: ({ to }) => to,
  // Fighter retreats are listed as choices.
  list: (_ctx, { kind, options = [] }) => (kind === 'press' ? options.map(({ id }) => ({ type: 'retreat', to: id })) : []),
}

/** Calls time (TOU-VIC-04). */
export const timeIsUpAction: PlayerAction<'time-is-up'> = {
  isAvailable: (ctx) => ctx.rules.data.limit !== undefined,
  shape: {},
  check: checkTimeIsUp,
  // Triggered by the clock, so it is not listed.
  list: () => [],
  perform: doTimeIsUp,
}
