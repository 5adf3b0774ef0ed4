/** Matches numbers against bounds, and events against patterns. */
import type { EventPart, PartWanted, Range } from '../content/lessons.ts'

/** Is the number within these bounds? */
export const inBounds = (n: number, { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Range): boolean =>
  n >= min && n <= max

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const isRange = (part: EventPart): part is Range & EventPart => Object.hasOwn(part, 'min') || Object.hasOwn(part, 'max')

function isAs(want: PartWanted, got: unknown): boolean {
  if (!isObject(want)) return got === want
  if (isRange(want)) return typeof got === 'number' && inBounds(got, want)
  return hasPart(got, want)
}

/** Does the value contain all fields of the pattern? */
export const hasPart = (whole: unknown, part: EventPart): boolean =>
  Object.entries(part).every(([name, want]) =>
    isAs(want, isObject(whole) && Object.hasOwn(whole, name) ? whole[name] : undefined),
  )
