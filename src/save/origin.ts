/** Where a game left another one: under which name that is kept, and how many of its actions had been done. */
import * as v from 'valibot'
import { MAX_ACTIONS } from './limits.ts'

/** What a save says of it. The other game need not be there any more. */
export const originSchema = v.object({
  game: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_ACTIONS)),
})

export type Origin = v.InferOutput<typeof originSchema>
