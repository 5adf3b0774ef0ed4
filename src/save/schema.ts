/** What is read as a save must be of its shape (`format.ts`). */

import * as v from 'valibot'
import { positionFields } from '../content/position-fields.ts'
import { fieldsOf, POWERS } from '../engine/index.ts'
import { agreementSchema } from './agreement.ts'
import { FORMAT, VERSION } from './format.ts'
import { LEVELS } from './levels.ts'
import { MAX_ACTIONS } from './limits.ts'
import { originSchema } from './origin.ts'
import { reasonSchema } from './reason-schema.ts'

const die = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))
const plain = v.record(v.string(), v.unknown())
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

const entry = v.object({
  // What its fields may hold is the engine's to judge; here it must only be an action, and what is no field of it is dropped.
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
/** What a game may begin from, by name; what stands there the engine judges. */
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
  agreement: v.optional(agreementSchema),
  origin: v.optional(originSchema),
  savedAt: v.pipe(v.string(), v.isoTimestamp()),
  title: v.pipe(v.string(), v.maxLength(200)),
})
