/** The lessons as data, those of each ruleset in a file; their words are `data/text/en/lessons.json`. */
import standard from '../../data/lessons/standard.json'
import { deepFreeze } from './freeze.ts'
import type { Lesson } from './lesson-types.ts'

export type * from './lesson-types.ts'

export const allLessons = deepFreeze([...standard]) as unknown as readonly Lesson[]
