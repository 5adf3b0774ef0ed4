import type { AnswerAction } from '../../../kernel/action.ts'
import { flag, required } from '../../../kernel/fields.ts'

/** A side leaves the sea battle or stays (ADV-09-01). */
export const disengage: AnswerAction<'disengage'> = {
  shape: { on: required(flag) },
  answers: ({ kind }) => kind === 'disengage',
  summary: ({ on }) => (on ? 'on' : 'off'),
  list: () => [
    { type: 'disengage', on: false },
    { type: 'disengage', on: true },
  ],
}
