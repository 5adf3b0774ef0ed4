/** The form of a reason in a save. It is no part of the game: one that cannot be read is left out. */
import * as v from 'valibot'

const name = v.pipe(v.string(), v.maxLength(40))
const figure = v.pipe(v.number(), v.finite())

const term = {
  kind: name,
  ipc: figure,
  space: v.optional(name),
  goal: v.optional(name),
  power: v.optional(name),
  type: v.optional(name),
  units: v.optional(figure),
  steps: v.optional(figure),
  lose: v.optional(figure),
  kill: v.optional(figure),
  clear: v.optional(figure),
  before: v.optional(figure),
  after: v.optional(figure),
}
/** Terms beside the first, at most. */
const BESIDE = 4
const reason = v.object({ ...term, also: v.optional(v.pipe(v.array(v.object(term)), v.maxLength(BESIDE))) })

export const reasonSchema = v.fallback(v.optional(reason), undefined)
