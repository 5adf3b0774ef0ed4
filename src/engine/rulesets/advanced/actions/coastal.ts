import type { Answer } from '../../../kernel/action.ts'
import { count, must } from '../../../kernel/fields.ts'
import { upToAll } from '../../../phases/combat/answers.ts'

/** Number of guns kept for the fleet (ADV-12-06). */
export const coastal: Answer<'coastal'> = {
  shape: { count: must(count) },
  answers: ({ kind }) => kind === 'coastal',
  say: ({ count }) => String(count),
  list: (_ctx, question) => upToAll(question, (count) => ({ type: 'coastal', count })),
}
