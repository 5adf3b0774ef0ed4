/** What the fields of an action may hold. What comes in is anything a client can send. */

import { SIDES } from '../types/ids.ts'
import type { View } from './rules.ts'

/** Is this a value that the field can have, in this game? */
export type FieldTest = (view: View, value: unknown) => boolean
/** `unless`: another field that makes this one optional. */
export type Field = { test: FieldTest; optional?: true; unless?: string }

/** A plain object, neither null nor a list. */
export const isObject = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v)
/** Larger numbers than any game needs are taken for mistakes. */
const MAX_NUMBER = 1_000_000
/** A whole number from 0 on; not the negative nought, which a save would not keep. */
export const isWholeNumber = (v: unknown): v is number =>
  typeof v === 'number' && Number.isInteger(v) && v >= 0 && v <= MAX_NUMBER && !Object.is(v, -0)

/** A whole number from 0 on. */
export const count: FieldTest = (_view, v) => isWholeNumber(v)
/** A whole number from 1 on. */
export const positiveCount: FieldTest = (_view, v) => isWholeNumber(v) && v > 0
/** Yes or no. */
export const flag: FieldTest = (_view, v) => typeof v === 'boolean'
/** Any text. */
export const text: FieldTest = (_view, v) => typeof v === 'string'
/** The id of a space of this board. */
export const space: FieldTest = ({ rules }, v) => typeof v === 'string' && rules.map.places.has(v)
/** 1 to 16 spaces of this board, in the order in which they are entered. */
export const path: FieldTest = (view, v) => Array.isArray(v) && v.length > 0 && v.length <= 16 && v.every((s) => space(view, s))
/** A list of the numbers of transports; it may be empty. */
export const ids: FieldTest = (_view, v) => Array.isArray(v) && v.every(isWholeNumber)
/** The id of a power. */
export const power: FieldTest = (view, v) => typeof v === 'string' && Object.hasOwn(view.rules.powers, v)
/** Ids of powers, none of them twice. */
export const powers: FieldTest = (view, v) =>
  Array.isArray(v) && v.every((p, i) => typeof p === 'string' && Object.hasOwn(view.rules.powers, p) && v.indexOf(p) === i)
/** Dice as they fell: numbers from 1 to 6. */
export const dice: FieldTest = (_view, v) => Array.isArray(v) && v.every((d) => isWholeNumber(d) && d >= 1 && d <= 6)
/** Whole numbers by types of units that this game knows. */
export const counts: FieldTest = ({ rules }, v) => {
  if (!isObject(v)) return false
  for (const type in v) if (!Object.hasOwn(rules.units, type) || !isWholeNumber(v[type])) return false
  return true
}
/** By power, or for the army of a neutral, what the inner test lets pass. */
export const byPower =
  (inner: FieldTest): FieldTest =>
  (view, v) =>
    isObject(v) && Object.entries(v).every(([p, x]) => (Object.hasOwn(view.rules.powers, p) || p === 'neutral') && inner(view, x))
/** By spaces of this board what the inner test lets pass. */
export const bySpace =
  (inner: FieldTest): FieldTest =>
  (view, v) =>
    isObject(v) && Object.entries(v).every(([id, x]) => space(view, id) && inner(view, x))
/** Ships that go another way: each with its zone, and the counts or transports it takes. */
export const shipGroupList: FieldTest = (view, v) =>
  Array.isArray(v) &&
  v.every(
    (a) =>
      isObject(a) &&
      space(view, a.to) &&
      (a.units === undefined || counts(view, a.units)) &&
      (a.damaged === undefined || counts(view, a.damaged)) &&
      (a.transports === undefined || ids(view, a.transports)),
  )
/** One of the two sides. */
export const side: FieldTest = (_view, v) => SIDES.includes(v as never)

/** A field that an action cannot do without. */
export const required = (test: FieldTest): Field => ({ test })
/** A field that may be left out. */
export const optional = (test: FieldTest): Field => ({ test, optional: true })
/** A field that may be left out only where the field `unless` stands. */
export const requiredUnless = (unless: string, test: FieldTest): Field => ({ test, unless })
