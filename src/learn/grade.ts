/** What a try came to: stars by predicates over the position and its events, never by the actions or by luck. */
import type { Action } from '../engine/index.ts'
import { holds } from './predicates.ts'
import { type Attempt, isOver, tryAction } from './run.ts'

export type Stars = 0 | 1 | 2 | 3
/** `unmet`: of goal and stars what does not hold, the goal first; `traps`: those whose consequence is there, by their places. */
export type Graded = {
  readonly done: boolean
  readonly stars: Stars
  readonly unmet: readonly ('goal' | 'star-1' | 'star-2')[]
  readonly traps: readonly number[]
}

/** The stars of a try, and what is left of it. While it is not over there are none. */
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

/**
 * A try with these actions of the learner's. What is refused is passed over, as at the table, where a refusal changes nothing. Nobody
 * gives in within a lesson: it can be left, and the other side cannot be made to.
 */
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
