/** How near actions are to each other: what is allowed and like what was asked is what was meant. */
import type { Action } from '../../engine/index.ts'

/** The values of an action by where they stand in it; of what is not said there is none. */
function collectValues(value: unknown, at: string, into: Map<string, unknown>): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return into.set(at, value)
  for (const [name, inner] of Object.entries(value)) collectValues(inner, `${at}.${name}`, into)
  return into
}

/** What another name, a name too many or too few counts, against one unit more or less. */
const NAME_COST = 4

function valueDistance(a: unknown, b: unknown): number {
  if (a === b) return 0
  if (typeof (a ?? 0) === 'number' && typeof (b ?? 0) === 'number') return Math.abs(Number(a ?? 0) - Number(b ?? 0))
  return NAME_COST
}

/** By how much an action differs from one with these values: one for each unit, more for each other name. */
function actionDistance(here: ReadonlyMap<string, unknown>, action: Action): number {
  const there = collectValues(action, '', new Map())
  let sum = 0
  for (const [at, value] of here) sum += valueDistance(value, there.get(at))
  for (const [at, value] of there) if (!here.has(at)) sum += valueDistance(undefined, value)
  return sum
}

/** Those that are like it, the nearest first; without one as they stand. */
export function sortByDistance(asked: Action | null, actions: readonly Action[]): Action[] {
  if (asked === null) return [...actions]
  const here = collectValues(asked, '', new Map())
  // Each is measured once: a sort alone would do so many times over, of some hundred moves.
  const measured = actions.map((action) => ({ action, far: actionDistance(here, action) }))
  return measured.sort((a, b) => a.far - b.far).map(({ action }) => action)
}
