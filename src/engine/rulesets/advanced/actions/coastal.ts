import type { AnswerAction } from '../../../kernel/action.ts'
import { count, required } from '../../../kernel/fields.ts'
import { everyCount } from '../../../phases/answers.ts'

/** Number of guns kept for the fleet (ADV-12-06). */
export const coastal: AnswerAction<'coastal'> = {
  shape: { count: required(count) },
  answers: ({ kind }) => kind === 'coastal',
  summary: ({ count }) => String(count),
  list: (_ctx, question) => everyCount(question, (count) => ({ type: 'coastal', count })),
}
