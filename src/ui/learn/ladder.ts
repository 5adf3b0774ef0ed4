/** The drills in teaching order: a ladder of steps. Nothing is locked. */
import { allLessons, type Lesson, rungs } from '../../content/lessons.ts'

export type Rung = { readonly id: string; readonly lessons: readonly Lesson[] }

export const ladder: readonly Rung[] = rungs.map((id) => ({ id, lessons: allLessons.filter(({ rung }) => rung === id) }))

/** All drills in order. */
export const drills: readonly Lesson[] = ladder.flatMap(({ lessons }) => lessons)

/** Position of a drill from 1; 0 for a lesson of someone else. */
export const numberOf = ({ id }: Lesson): number => drills.findIndex((lesson) => lesson.id === id) + 1

/** The next drill. */
export const drillAfter = (lesson: Lesson): Lesson | undefined => drills[numberOf(lesson)]

/** Number of stars of a drill. */
export const MOST_STARS = 3

/** A step is done when one of its drills has all stars, or the player marked it as known. */
export const isDone = ({ id, lessons }: Rung, stars: Readonly<Record<string, number>>, known: ReadonlySet<string>): boolean =>
  known.has(id) || lessons.some((lesson) => stars[lesson.id] === MOST_STARS)

/** All rules a step teaches. */
export const rungRules = ({ lessons }: Rung): readonly string[] => [...new Set(lessons.flatMap(({ rules }) => rules))]

/** The suggested drill: the first without stars on an unfinished step, else the first without stars, else the first. */
export function nextDrill(stars: Readonly<Record<string, number>>, known: ReadonlySet<string>): Lesson {
  const open = (lesson: Lesson) => !stars[lesson.id]
  const left = ladder.filter((rung) => !isDone(rung, stars, known)).flatMap(({ lessons }) => lessons)
  return left.find(open) ?? drills.find(open) ?? drills[0]!
}
