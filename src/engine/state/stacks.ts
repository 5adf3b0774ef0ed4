import type { Rules } from '../kernel/rules.ts'
import type { Counts, Owner, SpaceId, UnitType } from '../types/ids.ts'
import { UNIT_TYPES } from '../types/ids.ts'
import type { GameState, Stack } from '../types/state.ts'

type Units = GameState['war']['units']
const NO_STACKS: readonly Stack[] = []

const ownerOrder = (rules: Rules, owner: Owner): number => (owner === 'neutral' ? 99 : rules.order.indexOf(owner))

/** A total order, so that equal positions are equal JSON. */
function compare(rules: Rules, a: Stack, b: Stack): number {
  return (
    ownerOrder(rules, a.power) - ownerOrder(rules, b.power) ||
    rules.units[a.type].order - rules.units[b.type].order ||
    (a.id ?? 0) - (b.id ?? 0) ||
    Number(a.damaged ?? false) - Number(b.damaged ?? false) ||
    Number(a.gas ?? false) - Number(b.gas ?? false) ||
    (a.extra ?? 0) - (b.extra ?? 0) ||
    (a.used ?? 0) - (b.used ?? 0) ||
    Number(a.strategic ?? false) - Number(b.strategic ?? false) ||
    text(a) - text(b) ||
    compareText(signature(a), signature(b))
  )
}
const text = (s: Stack): number => (s.via === undefined ? 0 : 1) + (s.submerged ? 2 : 0)
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
const signature = (s: Stack): string =>
  s.via === undefined &&
  s.entered === undefined &&
  s.rolled === undefined &&
  s.zone === undefined &&
  s.came === undefined &&
  s.group === undefined &&
  s.retreated === undefined
    ? ''
    : `${s.via ?? ''}|${s.zone ?? ''}|${s.entered?.join() ?? ''}|${s.rolled?.join() ?? ''}${s.came ? `|${s.came.join()}` : ''}${s.group === undefined ? '' : `|${s.group}`}${s.retreated ? '|retreated' : ''}`

const alike = (a: Stack, b: Stack): boolean =>
  a.power === b.power &&
  a.type === b.type &&
  a.id === undefined &&
  b.id === undefined &&
  a.damaged === b.damaged &&
  a.submerged === b.submerged &&
  a.strategic === b.strategic &&
  a.extra === b.extra &&
  a.gas === b.gas &&
  (a.used ?? 0) === (b.used ?? 0) &&
  signature(a) === signature(b)

/**
 * Free for a sea battle: no strategic move (ADV-06-19, ADV-07-02), no landing group (ADV-11-05, ADV-12-15), no retreat
 * (TOU-RET-03).
 */
export const isFree = (s: Stack): boolean => !s.strategic && s.group === undefined && !s.retreated

/** Movement this turn: printed move plus bonuses of this stack. */
export const rangeOf = (rules: Rules, s: Pick<Stack, 'type' | 'extra'>): number => rules.units[s.type].move + (s.extra ?? 0)

/** Adds a stack, merged and in order. */
export function withStack(rules: Rules, stacks: readonly Stack[], added: Stack): Stack[] {
  const at = stacks.findIndex((s) => alike(s, added))
  const match = stacks[at]
  if (match) {
    const next = [...stacks]
    next[at] = { ...match, count: match.count + added.count }
    return next
  }
  const next = [...stacks]
  let i = next.length
  while (i > 0 && compare(rules, next[i - 1] as Stack, added) > 0) i--
  next.splice(i, 0, added)
  return next
}

/** Removes `count` units of one stack. */
export function withoutStack(stacks: readonly Stack[], from: Stack, count: number): Stack[] {
  const next: Stack[] = []
  for (const s of stacks)
    if (s !== from) next.push(s)
    else if (s.count > count) next.push({ ...s, count: s.count - count })
  return next
}

/** Replaces the stacks of a space; they must be merged and in order. */
export const setSpace = (units: Units, space: SpaceId, stacks: readonly Stack[]): Units =>
  withEntry(units, space, stacks.length === 0 ? undefined : (stacks as Stack[]))

/** Adds a stack to a space. */
export const addTo = (rules: Rules, units: Units, space: SpaceId, added: Stack): Units =>
  setSpace(units, space, withStack(rules, units[space] ?? NO_STACKS, added))

/** Maps every stack of a space (null removes it) and merges the result. */
export function mapSpace(rules: Rules, units: Units, space: SpaceId, change: (s: Stack) => Stack | null): Units {
  const before = units[space]
  if (!before) return units
  let changed = false
  let next: Stack[] = []
  for (const s of before) {
    const t = change(s)
    if (t !== s) changed = true
    if (t) next = withStack(rules, next, t)
  }
  return changed ? setSpace(units, space, next) : units
}

/** Sort key: the most movement left first. */
const movementSpent = (s: Stack): number => (s.used ?? 0) - (s.extra ?? 0)

export type Wanted = { type: UnitType; count: number; damaged?: boolean; gas?: boolean }

/**
 * Picks the wanted units: most movement left first, undamaged first, marked guns first (ADV-03-21); null if there are too few.
 * Transports go by id elsewhere.
 */
export function pickStacks(
  stacks: readonly Stack[],
  power: Owner,
  wanted: Wanted,
  can: (s: Stack) => boolean,
): { stack: Stack; count: number }[] | null {
  const candidates = stacks.filter(
    (s) =>
      s.power === power &&
      s.type === wanted.type &&
      s.id === undefined &&
      (!wanted.damaged || s.damaged === true) &&
      (wanted.gas === undefined || (s.gas ?? false) === wanted.gas) &&
      can(s),
  )
  if (candidates.length > 1)
    candidates.sort(
      (a, b) =>
        movementSpent(a) - movementSpent(b) ||
        Number(a.damaged ?? false) - Number(b.damaged ?? false) ||
        Number(b.gas ?? false) - Number(a.gas ?? false),
    )
  const picked: { stack: Stack; count: number }[] = []
  let missing = wanted.count
  for (const stack of candidates) {
    if (missing === 0) break
    const count = Math.min(missing, stack.count)
    picked.push({ stack, count })
    missing -= count
  }
  return missing === 0 ? picked : null
}

const ORDER = Object.fromEntries(UNIT_TYPES.map((type, i) => [type, i])) as Record<UnitType, number>

/** Entries in table order, without zeros. */
export function entries(counts: Counts): [UnitType, number][] {
  const list: [UnitType, number][] = []
  // Hot path: counts are mostly in order already.
  let last = -1
  let inOrder = true
  for (const key in counts) {
    const type = key as UnitType
    const n = counts[type] as number
    if (!(n > 0)) continue
    list.push([type, n])
    if (ORDER[type] < last) inOrder = false
    last = ORDER[type]
  }
  return inOrder ? list : list.sort(([a], [b]) => ORDER[a] - ORDER[b])
}

/** Number of units, markers included. */
export const totalUnits = (counts: Counts): number => entries(counts).reduce((sum, [, n]) => sum + n, 0)

/** Sum of two counts, or their difference with sign -1; zeros are dropped. */
export function addCounts(a: Counts, b: Counts, sign: 1 | -1 = 1): Counts {
  const sum: Counts = { ...a }
  for (const [type, n] of entries(b)) {
    const left = (sum[type] ?? 0) + sign * n
    if (left === 0) delete sum[type]
    else sum[type] = left
  }
  return sum
}

/** Units of each type in these stacks. */
export function countsOf(stacks: readonly Stack[]): Counts {
  const sum: Counts = {}
  for (const s of stacks) sum[s.type] = (sum[s.type] ?? 0) + s.count
  return sum
}

/** The stack without the facts of this turn. */
export function withoutTurnFacts(s: Stack): Stack {
  if (
    s.used === undefined &&
    s.via === undefined &&
    s.entered === undefined &&
    s.rolled === undefined &&
    s.came === undefined &&
    s.zone === undefined &&
    s.offloaded === undefined &&
    s.extra === undefined &&
    s.strategic === undefined &&
    s.group === undefined &&
    s.retreated === undefined &&
    !s.cargo?.some((c) => c.fresh || c.bound)
  )
    return s
  const { power, type, count, damaged, gas, id, cargo } = s
  return {
    power,
    type,
    count,
    ...(damaged ? { damaged } : {}),
    ...(gas ? { gas } : {}),
    ...(id === undefined ? {} : { id }),
    ...(cargo
      ? { cargo: cargo.map((c) => (c.gas ? { power: c.power, type: c.type, gas: c.gas } : { power: c.power, type: c.type })) }
      : {}),
  }
}

/**
 * Sets or removes one entry. Spread and rest keep the record fast; building it key by key or `delete` makes copies about 100
 * times slower.
 */
export function withEntry<T>(record: Readonly<Record<string, T>>, key: string, value: T | undefined): Record<string, T> {
  if (value !== undefined) return { ...record, [key]: value }
  const { [key]: _, ...rest } = record
  return rest
}
