/** The drills in the order in which one thing leads to the next: a ladder of rungs, on none of which anything is locked. */
import { allLessons, type Lesson, rungs } from '../../content/lessons.ts'

export type Rung = { readonly id: string; readonly lessons: readonly Lesson[] }

export const ladder: readonly Rung[] = rungs.map((id) => ({ id, lessons: allLessons.filter(({ rung }) => rung === id) }))

/** All of them, rung after rung. */
export const drills: readonly Lesson[] = ladder.flatMap(({ lessons }) => lessons)

/** Which of them it is, counted from 1; 0 for a guest's. */
export const numberOf = ({ id }: Lesson): number => drills.findIndex((lesson) => lesson.id === id) + 1

/** The one that follows on the ladder. */
export const drillAfter = (lesson: Lesson): Lesson | undefined => drills[numberOf(lesson)]

/** How many stars a drill has. */
export const MOST_STARS = 3

/** A rung is done where one of its drills has all its stars, or somebody says that they know it. */
export const isDone = ({ id, lessons }: Rung, stars: Readonly<Record<string, number>>, known: ReadonlySet<string>): boolean =>
  known.has(id) || lessons.some((lesson) => stars[lesson.id] === MOST_STARS)

/** All rules that a rung teaches, each once. */
export const rungRules = ({ lessons }: Rung): readonly string[] => [...new Set(lessons.flatMap(({ rules }) => rules))]

/** The drill to go on with: the first without stars on a rung that is not done, else the first without, else the first. */
export function nextDrill(stars: Readonly<Record<string, number>>, known: ReadonlySet<string>): Lesson {
  const open = (lesson: Lesson) => !stars[lesson.id]
  const left = ladder.filter((rung) => !isDone(rung, stars, known)).flatMap(({ lessons }) => lessons)
  return left.find(open) ?? drills.find(open) ?? drills[0]!
}
