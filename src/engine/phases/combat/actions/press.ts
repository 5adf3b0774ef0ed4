import type { AnswerAction } from '../../../kernel/action.ts'
import { flag, required } from '../../../kernel/fields.ts'

/** The attack at sea goes on, or is broken off. */
export const press: AnswerAction<'press'> = {
  shape: { on: required(flag) },
  answers: ({ kind }) => kind === 'press',
  summary: ({ on }) => (on ? 'on' : 'off'),
  list: () => [
    { type: 'press', on: false },
    { type: 'press', on: true },
  ],
}
