import { type Refusal, refuse } from '../refusal.ts'
import type { Look } from '../state/relations.ts'
import { SIDES } from '../types/ids.ts'

type Test = (look: Look, value: unknown) => boolean
/** `unless`: another field that makes this one optional. */
type Field = { test: Test; optional?: true; unless?: string }

const isObject = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v)
/** Larger numbers than any game needs are taken for mistakes. */
const MOST = 1_000_000
const whole = (v: unknown): v is number => typeof v === 'number' && Number.isInteger(v) && v >= 0 && v <= MOST

const count: Test = (_look, v) => whole(v)
const some: Test = (_look, v) => whole(v) && v > 0
const flag: Test = (_look, v) => typeof v === 'boolean'
const text: Test = (_look, v) => typeof v === 'string'
const space: Test = ({ rules }, v) => typeof v === 'string' && rules.map.places.has(v)
const path: Test = (look, v) => Array.isArray(v) && v.length > 0 && v.length <= 16 && v.every((s) => space(look, s))
const ids: Test = (_look, v) => Array.isArray(v) && v.every(whole)
const power: Test = (look, v) => typeof v === 'string' && Object.hasOwn(look.rules.powers, v)
const powers: Test = (look, v) =>
  Array.isArray(v) && v.every((p, i) => typeof p === 'string' && Object.hasOwn(look.rules.powers, p) && v.indexOf(p) === i)
const dice: Test = (_look, v) => Array.isArray(v) && v.every((d) => whole(d) && d >= 1 && d <= 6)
const counts: Test = ({ rules }, v) =>
  isObject(v) && Object.keys(v).every((type) => Object.hasOwn(rules.units, type)) && Object.values(v).every(whole)
const byPower =
  (inner: Test): Test =>
  (look, v) =>
    isObject(v) && Object.entries(v).every(([p, x]) => (Object.hasOwn(look.rules.powers, p) || p === 'neutral') && inner(look, x))
const asides: Test = (look, v) =>
  Array.isArray(v) &&
  v.every(
    (a) =>
      isObject(a) &&
      space(look, a.to) &&
      (a.units === undefined || counts(look, a.units)) &&
      (a.damaged === undefined || counts(look, a.damaged)) &&
      (a.transports === undefined || ids(look, a.transports)),
  )
const must = (test: Test): Field => ({ test })
const may = (test: Test): Field => ({ test, optional: true })
const mustUnless = (unless: string, test: Test): Field => ({ test, unless })

/** What each action must look like; fields that are not named here are ignored. */
const SHAPES: Record<string, Record<string, Field>> = {
  purchase: { units: must(counts) },
  repair: { space: must(space), count: may(some) },
  move: {
    from: must(space),
    path: must(path),
    units: may(counts),
    damaged: may(counts),
    transports: may(ids),
    strategic: may(flag),
  },
  load: { from: must(space), transport: must(count), units: must(counts) },
  offload: { transport: must(count), to: must(space), units: must(counts), afterSeaCombat: may(flag), power: may(power) },
  attack: { space: must(space), usa: may(flag), with: may(powers), aside: may(asides), bombard: may(counts) },
  submerge: { count: must(count) },
  casualties: {
    lose: mustUnless('hit', byPower(counts)),
    hit: may(byPower(counts)),
    transports: may(ids),
    submerged: may(byPower(count)),
  },
  press: { on: must(flag) },
  retreat: { to: must(space) },
  mobilize: { units: must(counts), to: must(space) },
  choose: { option: must(text) },
  'enter-dice': { dice: must(dice) },
  'declare-submarine-warfare': {},
  influence: { country: must(space) },
  revolt: { territory: must(space) },
  gas: { count: must(count) },
  coastal: { count: must(count) },
  convoy: { submarines: must(count) },
  escort: { destroyers: must(count) },
  disengage: { on: must(flag) },
  'time-is-up': {},
  'end-phase': {},
  resign: { side: must((_look, v) => SIDES.includes(v as never)) },
}

/** The same as lists: every action is looked at, and every move that may be listed. */
const FIELDS = new Map(Object.entries(SHAPES).map(([type, fields]) => [type, Object.entries(fields)]))

/** CONTRACT `malformed`: not an action of any kind, or one with an impossible field. */
export function checkShape(look: Look, action: unknown): Refusal | null {
  const bad = (field: string): Refusal => refuse(look, 'CONTRACT', 'malformed-action', { field })
  const fields = isObject(action) && typeof action.type === 'string' ? FIELDS.get(action.type) : undefined
  if (!isObject(action) || fields === undefined) return bad('type')
  for (const [name, { test, optional, unless }] of fields) {
    const value = action[name]
    if (value === undefined && (optional || (unless !== undefined && action[unless] !== undefined))) continue
    if (!Object.hasOwn(action, name) || !test(look, value)) return bad(name)
  }
  return null
}
