/** Tests for the fields of actions. Clients can send anything. */

import { SIDES } from '../types/ids.ts'
import type { View } from './rules.ts'

/** Whether the field may have this value in this game. */
export type FieldTest = (view: View, value: unknown) => boolean
/** `unless`: another field that makes this one optional. */
export type Field = { test: FieldTest; optional?: true; unless?: string }

/** A plain object, not null and not an array. */
export const isObject = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v)
/** Larger numbers are treated as mistakes. */
const MAX_NUMBER = 1_000_000

/** A whole number from 0 on, but not -0, which JSON does not keep. */
export const isWholeNumber = (v: unknown): v is number =>
  typeof v === 'number' && Number.isInteger(v) && v >= 0 && v <= MAX_NUMBER && !Object.is(v, -0)

/** A whole number from 0 on. */
export const count: FieldTest = (_view, v) => isWholeNumber(v)
/** A whole number from 1 on. */
export const positiveCount: FieldTest = (_view, v) => isWholeNumber(v) && v > 0
/** True or false. */
export const flag: FieldTest = (_view, v) => typeof v === 'boolean'
/** Any text. */
export const text: FieldTest = (_view, v) => typeof v === 'string'
/** The id of a space. */
export const space: FieldTest = ({ rules }, v) => typeof v === 'string' && rules.map.places.has(v)
/** 1 to 16 spaces of this board in order of entry. */
export const path: FieldTest = (view, v) => Array.isArray(v) && v.length > 0 && v.length <= 16 && v.every((s) => space(view, s))
/** Numbers of transports; may be empty. */
export const ids: FieldTest = (_view, v) => Array.isArray(v) && v.every(isWholeNumber)
/** The id of a power. */
export const power: FieldTest = (view, v) => typeof v === 'string' && Object.hasOwn(view.rules.powers, v)
/** Distinct powers. */
export const powers: FieldTest = (view, v) =>
  Array.isArray(v) && v.every((p, i) => typeof p === 'string' && Object.hasOwn(view.rules.powers, p) && v.indexOf(p) === i)
/** Numbers from 1 to 6. */
export const dice: FieldTest = (_view, v) => Array.isArray(v) && v.every((d) => isWholeNumber(d) && d >= 1 && d <= 6)
/** Whole numbers by unit type of this game. */
export const counts: FieldTest = ({ rules }, v) => {
  if (!isObject(v)) return false
  for (const type in v) if (!Object.hasOwn(rules.units, type) || !isWholeNumber(v[type])) return false
  return true
}
/** A record by power, or `neutral` for a neutral's army. */
export const byPower =
  (inner: FieldTest): FieldTest =>
  (view, v) =>
    isObject(v) && Object.entries(v).every(([p, x]) => (Object.hasOwn(view.rules.powers, p) || p === 'neutral') && inner(view, x))
/** A record by space of this board. */
export const bySpace =
  (inner: FieldTest): FieldTest =>
  (view, v) =>
    isObject(v) && Object.entries(v).every(([id, x]) => space(view, id) && inner(view, x))
/** Ships that stay out of a battle, by zone with counts or transports. */
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

/** A required field. */
export const required = (test: FieldTest): Field => ({ test })
/** An optional field. */
export const optional = (test: FieldTest): Field => ({ test, optional: true })
/** Optional only if the field `unless` is present. */
export const requiredUnless = (unless: string, test: FieldTest): Field => ({ test, unless })
