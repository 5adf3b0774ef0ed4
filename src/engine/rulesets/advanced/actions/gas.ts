import type { Answer } from '../../../kernel/action.ts'
import { count, must } from '../../../kernel/fields.ts'
import { upToAll } from '../../../phases/combat/answers.ts'

/** Number of guns that fire gas (ADV-03-05). */
export const gas: Answer<'gas'> = {
  shape: { count: must(count) },
  answers: ({ kind }) => kind === 'gas',
  say: ({ count }) => String(count),
  list: (_ctx, question) => upToAll(question, (count) => ({ type: 'gas', count })),
}
