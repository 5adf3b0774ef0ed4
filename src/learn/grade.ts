/** Grades an attempt by predicates over its position and events, not by its actions or dice. */
import type { Action } from '../engine/index.ts'
import { holds } from './predicates.ts'
import { type Attempt, isOver, tryAction } from './run.ts'

export type Stars = 0 | 1 | 2 | 3
/** `unmet`: goal and stars not reached. `traps`: indexes of the traps that were sprung. */
export type Graded = {
  readonly done: boolean
  readonly stars: Stars
  readonly unmet: readonly ('goal' | 'star-1' | 'star-2')[]
  readonly traps: readonly number[]
}

/** Grades an attempt. An unfinished attempt has no stars. */
export function gradeAttempt(attempt: Attempt): Graded {
  const { goal, stars, traps } = attempt.lesson
  const done = isOver(attempt)
  const asked = [
    ['goal', goal],
    ['star-1', stars[0]],
    ['star-2', stars[1]],
  ] as const
  const unmet = asked.flatMap(([name, predicate]) => (holds(attempt, predicate) ? [] : [name]))
  const reached = done && !unmet.includes('goal')
  const caught = traps.flatMap(({ when }, at) => (done && holds(attempt, when) ? [at] : []))
  return { done, stars: reached ? ((3 - unmet.length) as Stars) : 0, unmet, traps: caught }
}

/** Plays the learner's actions and skips refused ones. Resigning is not possible in a lesson. */
export function replayAttempt(first: Attempt, log: readonly { readonly action: Action }[]): Attempt {
  let now = first
  for (const entry of log) {
    if (isOver(now)) break
    const action = entry?.action
    if (action?.type === 'resign') continue
    const tried = tryAction(now, action)
    if (tried.ok) now = tried.attempt
  }
  return now
}
