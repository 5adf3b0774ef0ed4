/** Whether numbers lie within bounds, and events have the parts that are asked of them. */
import type { EventPart, PartWanted, Range } from '../content/lessons.ts'

/** Does the number lie within these bounds? Where none is named, every number does. */
export const inBounds = (n: number, { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Range): boolean =>
  n >= min && n <= max

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const isRange = (part: EventPart): part is Range & EventPart => Object.hasOwn(part, 'min') || Object.hasOwn(part, 'max')

function isAs(want: PartWanted, got: unknown): boolean {
  if (!isObject(want)) return got === want
  if (isRange(want)) return typeof got === 'number' && inBounds(got, want)
  return hasPart(got, want)
}

/** Has the whole all of this? What it does not say has no part; of a list the length counts as one. */
export const hasPart = (whole: unknown, part: EventPart): boolean =>
  Object.entries(part).every(([name, want]) =>
    isAs(want, isObject(whole) && Object.hasOwn(whole, name) ? whole[name] : undefined),
  )
