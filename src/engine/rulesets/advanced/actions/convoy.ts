import type { AnswerAction } from '../../../kernel/action.ts'
import { count, required } from '../../../kernel/fields.ts'
import { everyCount } from '../../../phases/answers.ts'

/** Number of submarines that raid the convoy (ADV-10-06). */
export const convoy: AnswerAction<'convoy'> = {
  shape: { submarines: required(count) },
  answers: ({ kind }) => kind === 'convoy',
  summary: ({ submarines }) => String(submarines),
  list: (_ctx, question) => everyCount(question, (submarines) => ({ type: 'convoy', submarines })),
}
