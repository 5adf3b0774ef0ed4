/** Sorts actions by similarity. */
import type { Action } from '../../engine/index.ts'

/** Flattens an action into values by path. */
function collectValues(value: unknown, at: string, into: Map<string, unknown>): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return into.set(at, value)
  for (const [name, inner] of Object.entries(value)) collectValues(inner, `${at}.${name}`, into)
  return into
}

/** Cost of another, missing or extra id, against 1 for a unit. */
const NAME_COST = 4

function valueDistance(a: unknown, b: unknown): number {
  if (a === b) return 0
  if (typeof (a ?? 0) === 'number' && typeof (b ?? 0) === 'number') return Math.abs(Number(a ?? 0) - Number(b ?? 0))
  return NAME_COST
}

function actionDistance(here: ReadonlyMap<string, unknown>, action: Action): number {
  const there = collectValues(action, '', new Map())
  let sum = 0
  for (const [at, value] of here) sum += valueDistance(value, there.get(at))
  for (const [at, value] of there) if (!here.has(at)) sum += valueDistance(undefined, value)
  return sum
}

/** The actions, most similar first. */
export function sortByDistance(asked: Action | null, actions: readonly Action[]): Action[] {
  if (asked === null) return [...actions]
  const here = collectValues(asked, '', new Map())
  // Each distance is computed once.
  const measured = actions.map((action) => ({ action, far: actionDistance(here, action) }))
  return measured.sort((a, b) => a.far - b.far).map(({ action }) => action)
}
