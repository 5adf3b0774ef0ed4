/** Arithmetic on counts of units, and the table's facts by id. */
import { content } from '../../../content/index.ts'
import type { Space, Unit } from '../../../content/types.ts'
import {
  type Counts,
  type GameState,
  type SpaceId,
  type StackView,
  tableOf,
  UNIT_TYPES,
  type UnitType,
} from '../../../engine/index.ts'

const units = new Map<string, Unit>(content.units.map((unit) => [unit.id, unit]))
const kinds = new Map<string, Space['kind']>(content.everySpace.map((space) => [space.id, space.kind]))

export const unitOf = (type: UnitType): Unit | undefined => units.get(type)
/** A space as it is on the board that is played on; undefined where it has none of that id. */
export const spaceIn = (state: GameState, id: SpaceId): Space | undefined => tableOf(state).spaces.get(id)
/** Land is land and sea is sea on every board. */
export const isSea = (id: SpaceId): boolean => kinds.get(id) === 'sea'
export const isLand = (id: SpaceId): boolean => kinds.get(id) === 'land'
export const costOf = (type: UnitType): number => units.get(type)?.cost ?? 0

/** The types that are there, in the order of every table. */
export const typesIn = (counts: Counts): UnitType[] => UNIT_TYPES.filter((type) => (counts[type] ?? 0) > 0)
export const total = (counts: Counts): number => UNIT_TYPES.reduce((sum, type) => sum + (counts[type] ?? 0), 0)
/** Without the markers that lie under units. */
export const unitsIn = (counts: Counts): number =>
  UNIT_TYPES.reduce((sum, type) => sum + (units.get(type)?.kind === 'marker' ? 0 : (counts[type] ?? 0)), 0)
export const isEmpty = (counts: Counts): boolean => total(counts) === 0
export const costOfAll = (counts: Counts): number => UNIT_TYPES.reduce((sum, type) => sum + (counts[type] ?? 0) * costOf(type), 0)

/** Without the types of which there are none, so that equal counts are equal JSON. */
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
