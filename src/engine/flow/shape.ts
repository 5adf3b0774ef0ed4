import { type Field, isObject } from '../kernel/fields.ts'
import type { View } from '../kernel/rules.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { ACTIONS } from './actions.ts'

/** The shapes as lists: every action is looked at, and every move that may be listed. */
const FIELDS = new Map(Object.entries(ACTIONS).map(([type, { shape }]) => [type, Object.entries<Field>(shape)]))

/** CONTRACT `malformed`: not an action of any kind, or one with an impossible field. */
export function checkShape(view: View, action: unknown): Refusal | null {
  const bad = (field: string): Refusal => refuse(view, 'CONTRACT', 'malformed-action', { field })
  const fields = isObject(action) && typeof action.type === 'string' ? FIELDS.get(action.type) : undefined
  if (!isObject(action) || fields === undefined) return bad('type')
  for (const [name, { test, optional, unless }] of fields) {
    const value = action[name]
    if (value === undefined && (optional || (unless !== undefined && action[unless] !== undefined))) continue
    if (!Object.hasOwn(action, name) || !test(view, value)) return bad(name)
  }
  return null
}
