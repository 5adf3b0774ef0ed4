import type { Answer } from '../../../kernel/action.ts'
import { must, space } from '../../../kernel/fields.ts'

/** Ships go back the way they came (TOU-RET-01); fighters say it as well where they fly away (ADV-PT2-07). */
export const retreat: Answer<'retreat'> = {
  shape: { to: must(space) },
  answers: ({ kind, topic }) => kind === 'press' || topic === 'fighter-retreat',
  say: ({ to }) => to,
  // Where fighters fly away the same spaces are offered as a choice.
  list: (_ctx, { kind, options = [] }) => (kind === 'press' ? options.map(({ id }) => ({ type: 'retreat', to: id })) : []),
}
