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
