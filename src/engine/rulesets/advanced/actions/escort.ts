import type { AnswerAction } from '../../../kernel/action.ts'
import { count, required } from '../../../kernel/fields.ts'
import { everyCount } from '../../../phases/answers.ts'

/** Number of destroyers that escort the convoy (ADV-10-11). */
export const escort: AnswerAction<'escort'> = {
  shape: { destroyers: required(count) },
  answers: ({ kind }) => kind === 'escort',
  summary: ({ destroyers }) => String(destroyers),
  list: (_ctx, question) => everyCount(question, (destroyers) => ({ type: 'escort', destroyers })),
}
