/** How near actions are to each other: what is allowed and like what was asked is what was meant. */
import type { Action } from '../../engine/index.ts'

/** The values of an action by where they stand in it; of what is not said there is none. */
function leaves(value: unknown, at: string, into: Map<string, unknown>): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return into.set(at, value)
  for (const [name, inner] of Object.entries(value)) leaves(inner, `${at}.${name}`, into)
  return into
}

/** What another name, a name too many or too few counts, against one unit more or less. */
const NAME = 4

function apart(a: unknown, b: unknown): number {
  if (a === b) return 0
  if (typeof (a ?? 0) === 'number' && typeof (b ?? 0) === 'number') return Math.abs(Number(a ?? 0) - Number(b ?? 0))
  return NAME
}

/** By how much two actions differ: one for each unit, more for each other name. */
function distance(a: Action, b: Action): number {
  const [here, there] = [leaves(a, '', new Map()), leaves(b, '', new Map())]
  return [...new Set([...here.keys(), ...there.keys()])].reduce((sum, at) => sum + apart(here.get(at), there.get(at)), 0)
}

/** Those that are like it, the nearest first; without one as they stand. */
export const byDistance = (asked: Action | null, actions: readonly Action[]): Action[] =>
  asked === null ? [...actions] : actions.toSorted((a, b) => distance(asked, a) - distance(asked, b))
