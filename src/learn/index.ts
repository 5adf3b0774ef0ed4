/** Lessons: the door of this room. Pure, and the same wherever it is asked; a lesson's words are `lessons.<id>`. */
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

/** All lessons in the order of their files, with what each teaches. */
export const lessons = (): { id: string; ruleset: RulesetId; rules: RuleId[] }[] =>
  allLessons.map(({ id, position, rules }) => ({ id, ruleset: position.ruleset, rules: [...rules] }))

/** What the learner sees first, its prelude played. Throws `ContractError` for a lesson that there is not. */
export const begin = (id: string): GameState => firstAttempt(lessonOf(id)).state

/**
 * What the learner's actions since `begin` come to; the others' are made by the lesson. `missing`: the words of what is not reached.
 * What the engine refuses counts for nothing, and a log that goes on after the end is read up to there.
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
