import type { AnswerAction } from '../../../kernel/action.ts'
import { required, space } from '../../../kernel/fields.ts'

/** Ships retreat the way they came (TOU-RET-01); also answers fighter retreats (ADV-PT2-07). */
export const retreat: AnswerAction<'retreat'> = {
  shape: { to: required(space) },
  answers: ({ kind, topic }) => kind === 'press' || topic === 'fighter-retreat',
  summary: ({ to }) => to,
  // Fighter retreats are listed as choices.
  list: (_ctx, { kind, options = [] }) => (kind === 'press' ? options.map(({ id }) => ({ type: 'retreat', to: id })) : []),
}
