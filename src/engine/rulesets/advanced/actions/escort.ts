import type { Answer } from '../../../kernel/action.ts'
import { count, must } from '../../../kernel/fields.ts'
import { upToAll } from '../../../phases/combat/answers.ts'

/** Number of destroyers that escort the convoy (ADV-10-11). */
export const escort: Answer<'escort'> = {
  shape: { destroyers: must(count) },
  answers: ({ kind }) => kind === 'escort',
  say: ({ destroyers }) => String(destroyers),
  list: (_ctx, question) => upToAll(question, (destroyers) => ({ type: 'escort', destroyers })),
}
