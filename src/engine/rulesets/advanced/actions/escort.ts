import type { Answer } from '../../../kernel/action.ts'
import { count, must } from '../../../kernel/fields.ts'
import { upToAll } from '../../../phases/combat/answers.ts'

/** How many destroyers escort it. */
export const escort: Answer<'escort'> = {
  shape: { destroyers: must(count) },
  answers: ({ kind }) => kind === 'escort',
  say: ({ destroyers }) => String(destroyers),
  list: (_ctx, question) => upToAll(question, (destroyers) => ({ type: 'escort', destroyers })),
}
