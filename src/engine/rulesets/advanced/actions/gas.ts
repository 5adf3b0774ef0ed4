import type { AnswerAction } from '../../../kernel/action.ts'
import { count, required } from '../../../kernel/fields.ts'
import { everyCount } from '../../../phases/answers.ts'

/** Number of guns that fire gas (ADV-03-05). */
export const gas: AnswerAction<'gas'> = {
  shape: { count: required(count) },
  answers: ({ kind }) => kind === 'gas',
  summary: ({ count }) => String(count),
  list: (_ctx, question) => everyCount(question, (count) => ({ type: 'gas', count })),
}
