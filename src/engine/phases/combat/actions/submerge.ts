import type { AnswerAction } from '../../../kernel/action.ts'
import { count, required } from '../../../kernel/fields.ts'
import { everyCount } from '../answers.ts'

/** How many submarines dive. */
export const submerge: AnswerAction<'submerge'> = {
  shape: { count: required(count) },
  answers: ({ kind }) => kind === 'submerge',
  summary: ({ count }) => String(count),
  list: (_ctx, question) => everyCount(question, (count) => ({ type: 'submerge', count })),
}
