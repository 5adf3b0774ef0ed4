import type { Answer } from '../../../kernel/action.ts'
import { count, must } from '../../../kernel/fields.ts'
import { upToAll } from '../../../phases/combat/answers.ts'

/** How many boats raid the convoy. */
export const convoy: Answer<'convoy'> = {
  shape: { submarines: must(count) },
  answers: ({ kind }) => kind === 'convoy',
  say: ({ submarines }) => String(submarines),
  list: (_ctx, question) => upToAll(question, (submarines) => ({ type: 'convoy', submarines })),
}
