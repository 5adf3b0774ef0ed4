/** Evaluates the predicates of lessons on a position and its events. */
import type { EventPart, PartWanted, Predicate, Predicates, Range } from '../content/lessons.ts'
import {
  controllerOf,
  type EventOf,
  type GameEvent,
  type GameState,
  productionOf,
  treasuryOf,
  turn,
  unitsIn,
  unitTypesOf,
  winner,
} from '../engine/index.ts'

/** `events`: since the lesson began. */
export type Evidence = { readonly state: GameState; readonly events: readonly GameEvent[] }

const FACES = 6
/** Expected hits are sums of sixths. */
const ROUNDING = 1e-9

/** Without bounds, at least one. */
const isInRange = (n: number, { min, max }: { min?: number; max?: number }): boolean =>
  inBounds(n, { min: min ?? (max === undefined ? 1 : 0), ...(max === undefined ? {} : { max }) })

const PREDICATES: { readonly [K in keyof Predicates]: (seen: Evidence, asked: Predicates[K]) => boolean } = {
  all: (seen, each) => each.every((one) => holds(seen, one)),
  any: (seen, each) => each.some((one) => holds(seen, one)),
  not: (seen, one) => !holds(seen, one),
  at: ({ state }, { power, space, type, ...bounds }) =>
    isInRange(
      unitsIn(state, space).reduce((n, of) => n + (of.power === power && (!type || of.type === type) ? of.count : 0), 0),
      bounds,
    ),
  control: ({ state }, { space, is }) => controllerOf(state, space) === is,
  turn: ({ state }, asked) => hasPart(turn(state), asked),
  winner: ({ state }, side) => winner(state)?.side === side,
  treasury: ({ state }, { power, ...bounds }) => inBounds(treasuryOf(state, power), bounds),
  production: ({ state }, { power, ...bounds }) => inBounds(productionOf(state, power), bounds),
  event: ({ events }, { type, where = {}, ...bounds }) =>
    isInRange(events.filter((event) => event.type === type && hasPart(event, where)).length, bounds),
  volley: ({ state, events }, asked) => events.some((event) => event.type === 'fired' && isVolley(state, event, asked)),
}

function isVolley(state: GameState, { step, groups }: EventOf<'fired'>, asked: Predicates['volley']): boolean {
  if (step !== asked.step) return false
  const prices = new Map(unitTypesOf(state).map(({ id, cost }) => [id, cost]))
  const sum = (of: (group: (typeof groups)[number]) => number): number => groups.reduce((n, group) => n + of(group), 0)
  const { dice, expected, cost, types = {}, group } = asked
  return (
    (dice === undefined || sum(({ count }) => count) === dice) &&
    (!expected || inBounds(sum(({ count, needs }) => (count * needs) / FACES) + ROUNDING, expected)) &&
    (!cost ||
      inBounds(
        sum(({ count, type }) => count * (prices.get(type) ?? 0)),
        cost,
      )) &&
    Object.entries(types).every(([type, bounds]) =>
      inBounds(
        sum((each) => (each.type === type ? each.count : 0)),
        bounds,
      ),
    ) &&
    (!group || groups.some((each) => hasPart(each, group)))
  )
}

/** Does the predicate hold? Unknown kinds do not. */
export function holds(seen: Evidence, predicate: Predicate): boolean {
  const [kind, asked] = Object.entries(predicate)[0] ?? ['', undefined]
  if (!Object.hasOwn(PREDICATES, kind)) return false
  return (PREDICATES[kind as keyof Predicates] as (seen: Evidence, asked: unknown) => boolean)(seen, asked)
}

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
