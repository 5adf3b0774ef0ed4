import type { Answer } from '../../../kernel/action.ts'
import { flag, must } from '../../../kernel/fields.ts'

/** The attack at sea goes on, or is broken off. */
export const press: Answer<'press'> = {
  shape: { on: must(flag) },
  answers: ({ kind }) => kind === 'press',
  say: ({ on }) => (on ? 'on' : 'off'),
  list: () => [
    { type: 'press', on: false },
    { type: 'press', on: true },
  ],
}
