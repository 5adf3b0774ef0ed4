import type { AnswerAction } from '../../kernel/action.ts'
import { required, text } from '../../kernel/fields.ts'

/** One of the options of a choice, by its id. */
export const choose: AnswerAction<'choose'> = {
  shape: { option: required(text) },
  answers: ({ kind }) => kind === 'choice',
  summary: ({ option }) => option,
  list: (_ctx, { options = [] }) => options.map(({ id }) => ({ type: 'choose', option: id })),
}
