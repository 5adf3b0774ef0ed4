// Hostile input: arbitrary JSON in place of an action or of one of its fields.
import type { Action, GameState } from '../../src/engine/index.ts'
import type { Chance } from './chance.ts'

const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'length', 'valueOf', '']
const NUMBERS = [0, -0, 1, 2, 3, 6, 7, -1, 0.5, 1e9, 2 ** 31, 2 ** 53, 1e308, Number.NaN, Number.POSITIVE_INFINITY, -1e-9]
const TYPES = [
  ...['purchase', 'repair', 'move', 'load', 'offload', 'attack', 'submerge', 'casualties', 'press', 'retreat', 'mobilize'],
  ...['choose', 'enter-dice', 'declare-submarine-warfare', 'influence', 'revolt', 'gas', 'coastal', 'convoy', 'escort'],
  ...['disengage', 'time-is-up', 'end-phase', 'resign', 'cheat', ...NAMES],
]
const UNITS = [
  ...['infantry', 'artillery', 'tank', 'fighter', 'battleship', 'cruiser', 'submarine', 'transport'],
  ...['machine-gun', 'destroyer', 'poison-gas', 'dragon', ...NAMES],
]
const OWNERS = [
  'austria-hungary',
  'russia',
  'germany',
  'france',
  'britain',
  'ottoman',
  'italy',
  'usa',
  'neutral',
  'nobody',
  ...NAMES,
]
/** Fields that actions have, and what belongs into each: a space, a list of them, units, a number … */
const FIELDS = {
  from: 'space',
  to: 'space',
  space: 'space',
  country: 'space',
  territory: 'space',
  path: 'spaces',
  units: 'units',
  damaged: 'units',
  bombard: 'units',
  transport: 'number',
  count: 'number',
  submarines: 'number',
  destroyers: 'number',
  transports: 'numbers',
  dice: 'numbers',
  lose: 'owned',
  hit: 'owned',
  submerged: 'owned',
  on: 'boolean',
  afterSeaCombat: 'boolean',
  strategic: 'boolean',
  usa: 'boolean',
  power: 'owner',
  with: 'owners',
  aside: 'groups',
  option: 'space',
  side: 'side',
} as const
type Kind = (typeof FIELDS)[keyof typeof FIELDS]

const list = <T>(make: () => T, n: number): T[] => Array.from({ length: n }, make)
/** An object whose keys may be `__proto__` and stay keys of its own, as JSON.parse makes them. */
const keyed = (entries: (readonly [string, unknown])[]): object => {
  const made = {}
  for (const [key, value] of entries)
    Object.defineProperty(made, key, { value, enumerable: true, configurable: true, writable: true })
  return made
}

/** Generators of hostile values. `spaces`: ids of the board. `earlier`: actions of other moments. */
export function hostility(c: Chance, spaces: readonly string[]) {
  const space = (): string => (c.once(8) ? c.one(NAMES) : c.one(spaces))
  const number = (): number => (c.once(3) ? c.one(NUMBERS) : c.below(5))
  const units = (): object =>
    keyed(list(() => [c.once(6) ? c.one(UNITS) : c.one(UNITS.slice(0, 4)), number()] as const, c.below(4)))
  const junk = (depth = 2): unknown => {
    switch (c.below(depth > 0 ? 9 : 6)) {
      case 0:
        return null
      case 1:
        return c.once(2)
      case 2:
        return c.one(NUMBERS)
      case 3:
        return c.one([...NAMES, 'germany', 'sz9', 'x'.repeat(5000), '\u0000', '🂡', '1', 'null'])
      case 4:
        return undefined
      case 5:
        return c.one(spaces)
      case 6:
        return list(() => junk(depth - 1), c.below(4))
      case 7:
        return Object.assign(Object.create(null), { type: c.one(TYPES) })
      default:
        return keyed(list(() => [c.one([...NAMES, ...Object.keys(FIELDS), 'type']), junk(depth - 1)] as const, c.below(4)))
    }
  }
  const good: Record<Kind, () => unknown> = {
    space,
    spaces: () => list(space, 1 + c.below(3)),
    units,
    number,
    numbers: () => list(number, c.below(4)),
    owned: () => keyed(list(() => [c.one(OWNERS), c.once(3) ? number() : units()] as const, c.below(3))),
    boolean: () => c.once(2),
    owner: () => c.one(OWNERS),
    owners: () => list(() => c.one(OWNERS), c.below(3)),
    groups: () => list(() => ({ to: space(), units: units(), transports: list(number, c.below(2)) }), c.below(3)),
    side: () => c.one(['central', 'allies', ...NAMES]),
  }
  const field = (name: keyof typeof FIELDS): unknown => (c.once(7) ? junk() : good[FIELDS[name]]())
  /** Has the shape of an action, with values that may be anything. */
  const shaped = (): object => {
    const names = c.some(Object.keys(FIELDS) as (keyof typeof FIELDS)[], 1 + c.below(6))
    return keyed([['type', c.once(12) ? junk() : c.one(TYPES)], ...names.map((name) => [name, field(name)] as const)])
  }
  /** A valid action with one changed field. */
  const spoilt = (action: Action): object => {
    const at = c.below(Object.keys(action).length)
    const entries = Object.entries(action).map(([key, value], i) => [key, i === at ? junk() : value] as const)
    return keyed(c.once(4) ? entries.filter((_, i) => i !== at) : entries)
  }
  /** One of all of these; `offered` are actions of now, `earlier` those of other phases and powers. */
  return (offered: readonly Action[], earlier: readonly Action[]): unknown => {
    const kind = c.below(10)
    if (kind < 2) return junk(3)
    if (kind < 5) return shaped()
    if (kind < 8 && offered.length > 0) return spoilt(c.one(offered))
    return earlier.length > 0 ? structuredClone(c.one(earlier)) : shaped()
  }
}

/** Whether somebody has written to what all objects share. */
export const polluted = (): boolean => Object.keys(Object.prototype).length + Object.keys(Array.prototype).length > 0

/** The names of spaces on the board of a game. */
export const spacesOn = (state: GameState): string[] => [
  ...new Set([...Object.keys(state.war.units), ...Object.keys(state.war.control)]),
]
