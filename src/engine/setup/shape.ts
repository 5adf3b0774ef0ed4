/**
 * Schemas for game options and positions of one ruleset: allowed names and value types. Whether values fit together is checked in
 * `units.ts` and `control.ts`.
 */
import * as v from 'valibot'
import { memoizeByObject } from '../../memoize.ts'
import type { Rules } from '../kernel/rules.ts'
import { type Impossible, impossible } from '../refusal.ts'
import type { PlayerSpec } from '../types/action.ts'
import { PHASES, SIDES } from '../types/ids.ts'
import type { PositionSpec } from '../types/outcome.ts'

type Shape = v.GenericSchema

const BASES: readonly PositionSpec['base'][] = ['opening', 'empty']

/** Largest number of a unit, of IPC or of rounds in a position. */
const MOST = 1_000_000

/** Largest number of one unit in a space: keeps battles computable. */
const MOST_UNITS = 999

/** Schema messages must be strings, so code and params travel as JSON. */
const issue = (code: string, params: Impossible['params'] = {}): string => JSON.stringify([code, params])

const oneOf = (known: readonly string[]) => v.picklist(known, issue('among', { known: known.join(', ') }))
const text = v.string(issue('text'))
const flag = v.boolean(issue('flag'))
const list = <T extends Shape>(of: T) => v.array(of, issue('list'))
const whole = (least = 0, most = MOST) =>
  v.pipe(
    v.number(issue('whole', { least })),
    v.integer(issue('whole', { least })),
    v.minValue(least, issue('whole', { least })),
    v.maxValue(most, issue('at-most', { most })),
    // -0 does not survive a save.
    v.check((n) => !Object.is(n, -0), issue('whole', { least })),
  )

type NameKind = 'unit' | 'damaged' | 'power' | 'space' | 'territory' | 'holder'

/** An object with only these keys. No prototype, so that `constructor` is no key. */
function objectOf(names: readonly string[], value: Shape, what: NameKind, more: Record<string, Shape> = {}) {
  const entries: Record<string, Shape> = Object.assign(Object.create(null), more)
  for (const name of names) entries[name] = v.exactOptional(value)
  return v.pipe(
    v.custom<object>((value) => !Array.isArray(value), issue('object')),
    v.strictObject(entries, ({ expected, received }) =>
      expected === 'never' ? issue('stranger', { name: received, what }) : issue('object'),
    ),
  )
}

function playersShape({ order }: Rules) {
  const powers = v.pipe(list(oneOf(order)), v.minLength(1, issue('some-power')))
  const player = v.object({ name: text, powers, kind: v.optional(oneOf(['human', 'computer'])) }, issue('player'))
  return v.pipe(list(player), v.minLength(1, issue('some-player')))
}

/** Bid in IPC, income in per cent (HCP-01, HCP-08). */
const MOST_BID = 200
const [LEAST_PERCENT, MOST_PERCENT] = [50, 200]

function handicapShape({ order }: Rules) {
  const holders = [...SIDES, ...order]
  return v.object(
    {
      bid: v.optional(objectOf(holders, whole(0, MOST_BID), 'holder')),
      income: v.optional(objectOf(holders, whole(LEAST_PERCENT, MOST_PERCENT), 'holder')),
    },
    issue('object'),
  )
}

function positionShape(rules: Rules) {
  const { order, map, units, types } = rules
  const kinds = Object.keys(units)
  const enterable = [...map.places.values()].filter(({ kind }) => kind !== 'impassable').map(({ id }) => id)
  const land = map.territories.map(({ id }) => id)
  const minors = map.territories.filter(({ minor }) => minor).map(({ id }) => id)
  const tough = types.filter((type) => units[type].tags.has('two-hits'))
  const room = units.transport.capacity ?? 0
  const cargo = v.object(
    { power: oneOf(order), type: oneOf(types.filter((type) => units[type].kind !== 'sea')) },
    issue('object'),
  )
  const transport = v.object({ cargo: v.pipe(list(cargo), v.maxLength(room, issue('room', { most: room }))) }, issue('object'))
  const force = objectOf(kinds, whole(0, MOST_UNITS), 'unit', {
    damaged: v.optional(objectOf(tough, whole(0, MOST_UNITS), 'damaged')),
    transports: v.optional(v.pipe(list(transport), v.maxLength(MOST_UNITS, issue('at-most', { most: MOST_UNITS })))),
  })
  return v.object(
    {
      seed: v.optional(text),
      base: oneOf(BASES),
      queue: v.optional(list(v.pipe(whole(1), v.maxValue(6, issue('die'))))),
      round: v.optional(whole(1)),
      power: v.optional(oneOf(order)),
      phase: v.optional(oneOf(PHASES)),
      units: v.optional(objectOf(enterable, objectOf(order, force, 'power'), 'space')),
      control: v.optional(objectOf(land, oneOf([...order, 'contested', 'none']), 'territory')),
      treasury: v.optional(objectOf(order, whole(), 'power')),
      mobilized: v.optional(list(oneOf(minors))),
      usaAtWar: v.optional(flag),
      italyAtWar: v.optional(flag),
      submarineWarfare: v.optional(flag),
      revolution: v.optional(flag),
    },
    // Only `base` is required.
    ({ expected }) => (expected === 'Object' ? issue('object') : issue('among', { known: BASES.join(', ') })),
  )
}

const shapesOf = memoizeByObject((rules: Rules): { position: Shape; players: Shape; handicap: Shape } => ({
  position: positionShape(rules),
  players: playersShape(rules),
  handicap: handicapShape(rules),
}))

/** "units.sz11.germany.transports[0].cargo" */
const fieldOf = (at: string, issue: v.BaseIssue<unknown>): string =>
  (issue.path ?? [])
    .reduce((field, { key }) => field + (typeof key === 'number' ? `[${key}]` : `.${String(key)}`), at)
    .replace(/^\./, '')

/** Throws a ContractError for the first field of the wrong shape. */
function assertShape(shape: Shape, value: unknown, at = ''): void {
  const { success, issues } = v.safeParse(shape, value, { abortEarly: true })
  if (success) return
  const field = fieldOf(at, issues[0])
  const [code, params] = JSON.parse(issues[0].message) as [string, Impossible['params']]
  impossible(field, code, params)
}

/** Checks the shape of a position; ignores unknown fields. Throws a ContractError. */
export function checkPositionShape(rules: Rules, spec: PositionSpec): void {
  assertShape(shapesOf(rules).position, spec)
}

/** Checks the shape of the player list. Throws a ContractError. */
export function checkPlayers(rules: Rules, players: PlayerSpec[]): void {
  assertShape(shapesOf(rules).players, players, 'players')
}

/** Checks the shape of a handicap. Throws a ContractError. */
export function checkHandicap(rules: Rules, handicap: unknown): void {
  assertShape(shapesOf(rules).handicap, handicap, 'handicap')
}
