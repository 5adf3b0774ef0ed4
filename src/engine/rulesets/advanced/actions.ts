import type { AnswerAction } from '../../kernel/action.ts'
import { count, flag, required } from '../../kernel/fields.ts'
import { everyCount } from '../../phases/answers.ts'

/** Number of guns kept for the fleet (ADV-12-06). */
export const coastal: AnswerAction<'coastal'> = {
  shape: { count: required(count) },
  answers: ({ kind }) => kind === 'coastal',
  summary: ({ count }) => String(count),
  list: (_ctx, question) => everyCount(question, (count) => ({ type: 'coastal', count })),
}

/** Number of submarines that raid the convoy (ADV-10-06). */
export const convoy: AnswerAction<'convoy'> = {
  shape: { submarines: required(count) },
  answers: ({ kind }) => kind === 'convoy',
  summary: ({ submarines }) => String(submarines),
  list: (_ctx, question) => everyCount(question, (submarines) => ({ type: 'convoy', submarines })),
}

/** Number of destroyers that escort the convoy (ADV-10-11). */
export const escort: AnswerAction<'escort'> = {
  shape: { destroyers: required(count) },
  answers: ({ kind }) => kind === 'escort',
  summary: ({ destroyers }) => String(destroyers),
  list: (_ctx, question) => everyCount(question, (destroyers) => ({ type: 'escort', destroyers })),
}

/** Number of guns that fire gas (ADV-03-05). */
export const gas: AnswerAction<'gas'> = {
  shape: { count: required(count) },
  answers: ({ kind }) => kind === 'gas',
  summary: ({ count }) => String(count),
  list: (_ctx, question) => everyCount(question, (count) => ({ type: 'gas', count })),
}

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
