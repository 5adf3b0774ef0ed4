/** Lesson data by ruleset; the texts are in `data/text/en/lessons.json`. */
import advanced from '../../data/lessons/advanced.json'
import influence from '../../data/lessons/influence.json'
import ladder from '../../data/lessons/ladder.json'
import standard from '../../data/lessons/standard.json'
import tournament from '../../data/lessons/tournament.json'
import { deepFreeze } from './freeze.ts'
import type { Lesson } from './lesson-types.ts'

export type * from './lesson-types.ts'

export const allLessons = deepFreeze([...standard, ...tournament, ...influence, ...advanced]) as unknown as readonly Lesson[]

/** Steps of the ladder, in order. */
export const rungs: readonly string[] = deepFreeze(ladder)
