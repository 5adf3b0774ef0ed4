import type { Answer } from '../../../kernel/action.ts'
import { count, must } from '../../../kernel/fields.ts'
import { upToAll } from '../../../phases/combat/answers.ts'

/** Number of submarines that raid the convoy (ADV-10-06). */
export const convoy: Answer<'convoy'> = {
  shape: { submarines: must(count) },
  answers: ({ kind }) => kind === 'convoy',
  say: ({ submarines }) => String(submarines),
  list: (_ctx, question) => upToAll(question, (submarines) => ({ type: 'convoy', submarines })),
}
