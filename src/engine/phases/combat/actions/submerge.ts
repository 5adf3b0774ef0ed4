import type { Answer } from '../../../kernel/action.ts'
import { count, must } from '../../../kernel/fields.ts'
import { upToAll } from '../answers.ts'

/** How many submarines dive. */
export const submerge: Answer<'submerge'> = {
  shape: { count: must(count) },
  answers: ({ kind }) => kind === 'submerge',
  say: ({ count }) => String(count),
  list: (_ctx, question) => upToAll(question, (count) => ({ type: 'submerge', count })),
}
