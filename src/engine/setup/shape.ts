/**
 * Schemas for game options and positions of one ruleset: allowed names and value types. Whether values fit together is checked in
 * `units.ts` and `control.ts`.
 */
import * as v from 'valibot'
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
const says = (code: string, params: Impossible['params'] = {}): string => JSON.stringify([code, params])

const among = (known: readonly string[]) => v.picklist(known, says('among', { known: known.join(', ') }))
const text = v.string(says('text'))
const flag = v.boolean(says('flag'))
const list = <T extends Shape>(of: T) => v.array(of, says('list'))
const whole = (least = 0, most = MOST) =>
  v.pipe(
    v.number(says('whole', { least })),
    v.integer(says('whole', { least })),
    v.minValue(least, says('whole', { least })),
    v.maxValue(most, says('at-most', { most })),
    // -0 does not survive a save.
    v.check((n) => !Object.is(n, -0), says('whole', { least })),
  )

type What = 'unit' | 'damaged' | 'power' | 'space' | 'territory' | 'holder'

/** An object with only these keys. No prototype, so that `constructor` is no key. */
function under(names: readonly string[], value: Shape, what: What, more: Record<string, Shape> = {}) {
  const entries: Record<string, Shape> = Object.assign(Object.create(null), more)
  for (const name of names) entries[name] = v.exactOptional(value)
  return v.pipe(
    v.custom<object>((value) => !Array.isArray(value), says('object')),
    v.strictObject(entries, ({ expected, received }) =>
      expected === 'never' ? says('stranger', { name: received, what }) : says('object'),
    ),
  )
}

function playersShape({ order }: Rules) {
  const powers = v.pipe(list(among(order)), v.minLength(1, says('some-power')))
  const player = v.object({ name: text, powers, kind: v.optional(among(['human', 'computer'])) }, says('player'))
  return v.pipe(list(player), v.minLength(1, says('some-player')))
}

/** Bid in IPC, income in per cent (HCP-01, HCP-08). */
const MOST_BID = 200
const [LEAST_PERCENT, MOST_PERCENT] = [50, 200]

function handicapShape({ order }: Rules) {
  const holders = [...SIDES, ...order]
  return v.object(
    {
      bid: v.optional(under(holders, whole(0, MOST_BID), 'holder')),
      income: v.optional(under(holders, whole(LEAST_PERCENT, MOST_PERCENT), 'holder')),
    },
    says('object'),
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
  const cargo = v.object({ power: among(order), type: among(types.filter((type) => units[type].kind !== 'sea')) }, says('object'))
  const transport = v.object({ cargo: v.pipe(list(cargo), v.maxLength(room, says('room', { most: room }))) }, says('object'))
  const force = under(kinds, whole(0, MOST_UNITS), 'unit', {
    damaged: v.optional(under(tough, whole(0, MOST_UNITS), 'damaged')),
    transports: v.optional(v.pipe(list(transport), v.maxLength(MOST_UNITS, says('at-most', { most: MOST_UNITS })))),
  })
  return v.object(
    {
      seed: v.optional(text),
      base: among(BASES),
      queue: v.optional(list(v.pipe(whole(1), v.maxValue(6, says('die'))))),
      round: v.optional(whole(1)),
      power: v.optional(among(order)),
      phase: v.optional(among(PHASES)),
      units: v.optional(under(enterable, under(order, force, 'power'), 'space')),
      control: v.optional(under(land, among([...order, 'contested', 'none']), 'territory')),
      treasury: v.optional(under(order, whole(), 'power')),
      mobilized: v.optional(list(among(minors))),
      usaAtWar: v.optional(flag),
      italyAtWar: v.optional(flag),
      submarineWarfare: v.optional(flag),
      revolution: v.optional(flag),
    },
    // Only `base` is required.
    ({ expected }) => (expected === 'Object' ? says('object') : says('among', { known: BASES.join(', ') })),
  )
}

const made = new WeakMap<Rules, { position: Shape; players: Shape; handicap: Shape }>()

function shapesOf(rules: Rules) {
  const known = made.get(rules) ?? {
    position: positionShape(rules),
    players: playersShape(rules),
    handicap: handicapShape(rules),
  }
  made.set(rules, known)
  return known
}

/** "units.sz11.germany.transports[0].cargo" */
const fieldOf = (at: string, issue: v.BaseIssue<unknown>): string =>
  (issue.path ?? [])
    .reduce((field, { key }) => field + (typeof key === 'number' ? `[${key}]` : `.${String(key)}`), at)
    .replace(/^\./, '')

/** Throws a ContractError for the first field of the wrong shape. */
function mustBe(shape: Shape, value: unknown, at = ''): void {
  const { success, issues } = v.safeParse(shape, value, { abortEarly: true })
  if (success) return
  const field = fieldOf(at, issues[0])
  const [code, params] = JSON.parse(issues[0].message) as [string, Impossible['params']]
  impossible(field, code, params)
}

/** Checks the shape of a position; ignores unknown fields. Throws a ContractError. */
export function checkPositionShape(rules: Rules, spec: PositionSpec): void {
  mustBe(shapesOf(rules).position, spec)
}

/** Checks the shape of the player list. Throws a ContractError. */
export function checkPlayers(rules: Rules, players: PlayerSpec[]): void {
  mustBe(shapesOf(rules).players, players, 'players')
}

/** Checks the shape of a handicap. Throws a ContractError. */
export function checkHandicap(rules: Rules, handicap: unknown): void {
  mustBe(shapesOf(rules).handicap, handicap, 'handicap')
}
