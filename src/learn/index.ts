/** Public API of lessons. Pure. A lesson's texts are `lessons.<id>`. */
import { allLessons, type Lesson } from '../content/lessons.ts'
import { type Action, ContractError, type GameState, type RuleId, type RulesetId } from '../engine/index.ts'
import { gradeAttempt, replayAttempt, type Stars } from './grade.ts'
import { firstAttempt } from './run.ts'

const known = new Map(allLessons.map((lesson) => [lesson.id, lesson]))

function lessonOf(id: string): Lesson {
  const lesson = known.get(id)
  if (!lesson) throw new ContractError('id', `There is no lesson "${id}".`)
  return lesson
}

/** All lessons, in order. */
export const lessons = (): { id: string; ruleset: RulesetId; rules: RuleId[] }[] =>
  allLessons.map(({ id, position, rules }) => ({ id, ruleset: position.ruleset, rules: [...rules] }))

/** The position after the prelude. Throws `ContractError` for unknown ids. */
export const begin = (id: string): GameState => firstAttempt(lessonOf(id)).state

/**
 * Grades the learner's actions since `begin`. `missing`: message keys of what was not reached. Refused actions and actions after
 * the end are ignored.
 */
export function grade(
  id: string,
  log: readonly { readonly action: Action }[],
): { done: boolean; stars: Stars; missing: string[] } {
  const { done, stars, unmet } = gradeAttempt(replayAttempt(firstAttempt(lessonOf(id)), log))
  const open = done ? [] : ['lessons.open']
  return { done, stars, missing: [...open, ...unmet.map((name) => WORDS[name](id))] }
}

const WORDS = {
  goal: (id: string) => `lessons.${id}.task`,
  'star-1': (id: string) => `lessons.${id}.star.1`,
  'star-2': (id: string) => `lessons.${id}.star.2`,
} as const
