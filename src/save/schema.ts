import * as v from 'valibot'
import { positionFields } from '../content/position-fields.ts'
import { fieldsOf, PHASES, POWERS } from '../engine/index.ts'
import { LEVELS } from './computers.ts'
import { type Agreement, FORMAT, type Origin, type SavedReason, VERSION } from './format.ts'
import { MAX_ACTIONS } from './limits.ts'

const die = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))
const plain = v.record(v.string(), v.unknown())
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

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
const MAX_MORE_TERMS = 4
const reason = v.object({ ...term, also: v.optional(v.pipe(v.array(v.object(term)), v.maxLength(MAX_MORE_TERMS))) })

/** An unreadable reason is dropped: it is not part of the game. */
export const reasonSchema: v.GenericSchema<unknown, SavedReason | undefined> = v.fallback(v.optional(reason), undefined)

const takenBack = v.object({
  at: v.pipe(whole, v.maxValue(MAX_ACTIONS)),
  count: v.pipe(whole, v.minValue(1), v.maxValue(MAX_ACTIONS)),
  from: v.object({ round: whole, power: v.picklist(POWERS), phase: v.picklist(PHASES) }),
})
const agreement: v.GenericSchema<unknown, Agreement> = v.object({
  on: v.boolean(),
  taken: v.pipe(v.array(takenBack), v.maxLength(MAX_ACTIONS)),
  laid: v.optional(v.object({ from: whole, faces: v.pipe(v.array(die), v.maxLength(MAX_ACTIONS)) })),
})

const origin: v.GenericSchema<unknown, Origin> = v.object({
  game: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_ACTIONS)),
})

const entry = v.object({
  // The engine validates the fields. Unknown fields are dropped.
  action: v.pipe(
    v.looseObject({ type: v.string() }),
    v.transform(({ type, ...fields }) => ({
      type,
      ...Object.fromEntries(Object.entries(fields).filter(([name]) => fieldsOf(type).includes(name))),
    })),
  ),
  dice: v.optional(v.array(die)),
  why: reasonSchema,
  played: v.optional(whole),
})

const anything = v.optional(v.unknown())
/** The engine validates the values. */
const beginning = v.object({ ...Object.fromEntries(positionFields.map((name) => [name, anything])), ruleset: v.string() })

const seat = v.object({
  level: v.picklist(LEVELS),
  style: v.optional(v.pipe(v.string(), v.maxLength(40))),
  only: v.optional(whole),
  since: v.optional(whole),
})
const computers = v.object({
  seed: v.pipe(v.string(), v.maxLength(100)),
  seats: v.record(v.picklist(POWERS), seat),
})

export const saveSchema = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  start: beginning,
  log: v.pipe(v.array(entry), v.maxLength(MAX_ACTIONS)),
  hash: v.string(),
  snapshot: v.optional(v.object({ state: plain, hash: v.string() })),
  played: v.optional(whole),
  computers: v.optional(computers),
  agreement: v.optional(agreement),
  origin: v.optional(origin),
  savedAt: v.pipe(v.string(), v.isoTimestamp()),
  title: v.pipe(v.string(), v.maxLength(200)),
})
