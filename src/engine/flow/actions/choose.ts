import type { Answer } from '../../kernel/action.ts'
import { must, text } from '../../kernel/fields.ts'

/** One of the options of a choice, by its id. */
export const choose: Answer<'choose'> = {
  shape: { option: must(text) },
  answers: ({ kind }) => kind === 'choice',
  say: ({ option }) => option,
  list: (_ctx, { options = [] }) => options.map(({ id }) => ({ type: 'choose', option: id })),
}
