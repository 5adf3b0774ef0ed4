import type { Answer } from '../../../kernel/action.ts'
import { flag, must } from '../../../kernel/fields.ts'

/** A side leaves the sea battle or stays (ADV-09-01). */
export const disengage: Answer<'disengage'> = {
  shape: { on: must(flag) },
  answers: ({ kind }) => kind === 'disengage',
  say: ({ on }) => (on ? 'on' : 'off'),
  list: () => [
    { type: 'disengage', on: false },
    { type: 'disengage', on: true },
  ],
}
