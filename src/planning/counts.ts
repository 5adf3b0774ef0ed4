/** Arithmetic on unit counts. Zero counts are omitted, so equal counts are equal JSON. */
import { type Counts, type StackView, UNIT_TYPES, type UnitType } from '../engine/index.ts'
import { unitOf } from './board.ts'

/** Types with a count, in table order. */
export const typesIn = (counts: Counts): UnitType[] => UNIT_TYPES.filter((type) => (counts[type] ?? 0) > 0)
export const total = (counts: Counts): number => UNIT_TYPES.reduce((sum, type) => sum + (counts[type] ?? 0), 0)
/** Number of units without markers. */
export const unitCount = (counts: Counts): number =>
  UNIT_TYPES.reduce((sum, type) => sum + (unitOf(type)?.kind === 'marker' ? 0 : (counts[type] ?? 0)), 0)
export const isEmpty = (counts: Counts): boolean => total(counts) === 0
export const areSame = (a: Counts, b: Counts): boolean => UNIT_TYPES.every((type) => (a[type] ?? 0) === (b[type] ?? 0))

/** Sets one count. */
export function withCount(counts: Counts, type: UnitType, value: number): Counts {
  const next: Counts = {}
  for (const each of UNIT_TYPES) {
    const n = each === type ? value : (counts[each] ?? 0)
    if (n > 0) next[each] = n
  }
  return next
}

export function plus(a: Counts, b: Counts): Counts {
  const next: Counts = {}
  for (const type of UNIT_TYPES) {
    const n = (a[type] ?? 0) + (b[type] ?? 0)
    if (n > 0) next[type] = n
  }
  return next
}

export function minus(a: Counts, b: Counts): Counts {
  const next: Counts = {}
  for (const type of UNIT_TYPES) {
    const n = (a[type] ?? 0) - (b[type] ?? 0)
    if (n > 0) next[type] = n
  }
  return next
}

export function countStacks(stacks: readonly StackView[]): Counts {
  const counts: Counts = {}
  for (const stack of stacks) counts[stack.type] = (counts[stack.type] ?? 0) + stack.count
  return counts
}

export function countCargo(cargo: readonly { type: UnitType }[] | undefined): Counts {
  const counts: Counts = {}
  for (const unit of cargo ?? []) counts[unit.type] = (counts[unit.type] ?? 0) + 1
  return counts
}
