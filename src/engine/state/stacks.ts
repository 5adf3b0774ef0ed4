import type { Rules } from '../kernel/rules.ts'
import type { Counts, Owner, SpaceId, UnitType } from '../types/ids.ts'
import { UNIT_TYPES } from '../types/ids.ts'
import type { GameState, Stack } from '../types/state.ts'

type Units = GameState['war']['units']
const NO_STACKS: readonly Stack[] = []

const ownerOrder = (rules: Rules, owner: Owner): number => (owner === 'neutral' ? 99 : rules.order.indexOf(owner))

/** One order for all stacks of a space, so that equal positions are equal JSON. */
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
 * Is this ship free for a battle at sea? Not after a strategic move (ADV-06-19, ADV-07-02), nor set aside for a landing or driven
 * off (ADV-11-05, ADV-12-15), nor after a retreat (TOU-RET-03). Whatever is no ship is free.
 */
export const isFree = (s: Stack): boolean => !s.strategic && s.group === undefined && !s.retreated

/** Spaces this unit may go this turn: the printed move, and what the ruleset adds to this very unit. */
export const rangeOf = (rules: Rules, s: Pick<Stack, 'type' | 'extra'>): number => rules.units[s.type].move + (s.extra ?? 0)

/** A space's stacks with one more, merged with its like, in order. */
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

/** A space's stacks with `count` fewer of one of them. */
export function withoutStack(stacks: readonly Stack[], from: Stack, count: number): Stack[] {
  const next: Stack[] = []
  for (const s of stacks)
    if (s !== from) next.push(s)
    else if (s.count > count) next.push({ ...s, count: s.count - count })
  return next
}

/** The units with these stacks, already merged and in order, in place of what stood in the space. */
export const setSpace = (units: Units, space: SpaceId, stacks: readonly Stack[]): Units =>
  withEntry(units, space, stacks.length === 0 ? undefined : (stacks as Stack[]))

/** The units with one more stack in the space, merged with its like. */
export const addTo = (rules: Rules, units: Units, space: SpaceId, added: Stack): Units =>
  setSpace(units, space, withStack(rules, units[space] ?? NO_STACKS, added))

/** Every stack of a space mapped (null removes it), merged again. */
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

/** Of units of one type: what they have used of what they have, so that the least comes first. */
const spentBy = (s: Stack): number => (s.used ?? 0) - (s.extra ?? 0)

export type Wanted = { type: UnitType; count: number; damaged?: boolean; gas?: boolean }

/**
 * Which stacks give the units that are wanted: those with most movement left first, undamaged before damaged, guns with a
 * gas marker before plain ones (ADV-03-21), and only those that can do it. Transports are taken by id elsewhere. Null when there are too few.
 */
export function pick(
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
  // Mostly there is but one.
  if (candidates.length > 1)
    candidates.sort(
      (a, b) =>
        spentBy(a) - spentBy(b) ||
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

/** The place of each type in the tables. */
const ORDER = Object.fromEntries(UNIT_TYPES.map((type, i) => [type, i])) as Record<UnitType, number>

/** Counts with their types in the order of the tables and without zeros. */
export function entries(counts: Counts): [UnitType, number][] {
  const list: [UnitType, number][] = []
  // Nearly all counts are in order as they come, and every move asks for several.
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

/** How many units these counts are together, markers included. */
export const total = (counts: Counts): number => entries(counts).reduce((sum, [, n]) => sum + n, 0)

/** The sum of two counts, or with sign -1 their difference; types that come to nothing are left out. */
export function addCounts(a: Counts, b: Counts, sign: 1 | -1 = 1): Counts {
  const sum: Counts = { ...a }
  for (const [type, n] of entries(b)) {
    const left = (sum[type] ?? 0) + sign * n
    if (left === 0) delete sum[type]
    else sum[type] = left
  }
  return sum
}

/** How many of each type these stacks hold. */
export function countsOf(stacks: readonly Stack[]): Counts {
  const sum: Counts = {}
  for (const s of stacks) sum[s.type] = (sum[s.type] ?? 0) + s.count
  return sum
}

/** A stack as it is when nothing has happened to it this turn. */
export function rested(s: Stack): Stack {
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
 * A record with one entry set, or left out. Only by spread and rest: a record of many keys that was made key by key, or
 * has lost one by `delete`, is copied a hundred times slower.
 */
export function withEntry<T>(record: Readonly<Record<string, T>>, key: string, value: T | undefined): Record<string, T> {
  if (value !== undefined) return { ...record, [key]: value }
  const { [key]: _, ...rest } = record
  return rest
}
