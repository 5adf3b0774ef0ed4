/** Schema of a shared lesson. Unknown fields are dropped. */
import * as v from 'valibot'
import { content } from '../content/index.ts'
import { positionFields } from '../content/position-fields.ts'
import { PHASES, POWERS, type PositionSpec, type PowerId, SIDES, UNIT_TYPES } from '../engine/index.ts'

/** Maximum length of a sentence. */
const MAX_TEXT = 140
const MAX_HINTS = 3
export const MAX_SOLUTION = 200
const MAX_PARTS = 12
const MAX_DICE = 60
const MAX_NUMBER = 999

const spaces = new Set<string>(content.everySpace.map(({ id }) => id))

const name = v.pipe(v.string(), v.maxLength(40))
const space = v.pipe(
  name,
  v.check((id) => spaces.has(id)),
)
const power = v.picklist(POWERS)
const type = v.picklist(UNIT_TYPES)
const phase = v.picklist(PHASES)
const number = v.pipe(v.number(), v.minValue(-MAX_NUMBER), v.maxValue(MAX_NUMBER))
const bound = v.optional(number)
const bounds = { min: bound, max: bound }
const range = v.object(bounds)

/** One line without control or invisible characters. */
const sentence = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_TEXT), v.regex(/^[^\p{Cc}\p{Cf}\p{Co}\p{Cn}]*$/u))

/** Is the text allowed in a shared lesson? */
export const isSentence = (text: string): boolean => v.is(sentence, text)

type Part = string | number | boolean | null | { [name: string]: Part }
const part: v.GenericSchema<Part> = v.lazy(() => v.union([name, number, v.boolean(), v.null(), v.record(name, part)]))

const simplePredicate = v.union([
  v.object({ at: v.object({ power, space, type: v.optional(type), ...bounds }) }),
  v.object({ control: v.object({ space, is: v.nullable(v.union([power, v.literal('contested')])) }) }),
  v.object({ turn: v.object({ round: v.optional(number), power: v.optional(power), phase: v.optional(phase) }) }),
  v.object({ winner: v.picklist(SIDES) }),
  v.object({ treasury: v.object({ power, ...bounds }) }),
  v.object({ production: v.object({ power, ...bounds }) }),
  v.object({ event: v.object({ type: name, where: v.optional(v.record(name, part)), ...bounds }) }),
  v.object({
    volley: v.object({
      step: name,
      dice: v.optional(number),
      expected: v.optional(range),
      cost: v.optional(range),
      types: v.optional(v.record(name, range)),
      group: v.optional(v.record(name, part)),
    }),
  }),
])
type Asked = v.InferOutput<typeof simplePredicate> | { all: Asked[] } | { any: Asked[] } | { not: Asked }
const predicate: v.GenericSchema<Asked> = v.lazy(() =>
  v.union([
    simplePredicate,
    v.object({ all: v.pipe(v.array(predicate), v.maxLength(MAX_PARTS)) }),
    v.object({ any: v.pipe(v.array(predicate), v.maxLength(MAX_PARTS)) }),
    v.object({ not: predicate }),
  ]),
)

const ship = v.union([number, v.object({ in: space, nth: v.pipe(number, v.integer(), v.minValue(0)) })])
/** The engine validates the other fields, and positions. */
const action = v.looseObject({
  type: name,
  transport: v.optional(ship),
  transports: v.optional(v.pipe(v.array(ship), v.maxLength(MAX_PARTS))),
})
const die = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))

/** Set by the lesson itself. */
const EXCLUDED_FIELDS = new Set<string>(['seed', 'queue', 'dice', 'players'] satisfies (keyof PositionSpec)[])
const anything = v.optional(v.unknown())
const position = v.object(
  Object.fromEntries(positionFields.filter((name) => !EXCLUDED_FIELDS.has(name)).map((name) => [name, anything])),
)

/** A lesson as encoded in a link. */
export const guestSchema = v.object({
  task: sentence,
  hints: v.pipe(v.array(sentence), v.maxLength(MAX_HINTS)),
  you: v.picklist(POWERS) as v.GenericSchema<PowerId>,
  position,
  dice: v.union([v.literal('even'), v.pipe(v.array(die), v.maxLength(MAX_DICE))]),
  phases: v.pipe(v.array(phase), v.minLength(1), v.maxLength(PHASES.length)),
  others: v.optional(v.object({ press: v.optional(v.boolean()) })),
  done: predicate,
  goal: predicate,
  stars: v.tuple([predicate, predicate]),
  solution: v.pipe(v.array(v.union([v.literal('rest'), action])), v.minLength(1), v.maxLength(MAX_SOLUTION)),
})
export type GuestInput = v.InferOutput<typeof guestSchema>
