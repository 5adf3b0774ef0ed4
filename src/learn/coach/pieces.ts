/** Queries for units by tag. */
import type { Space, UnitTag } from '../../content/index.ts'
import {
  type Counts,
  type GameState,
  type SpaceId,
  type StackView,
  spacesOf,
  turn,
  type UnitType,
  unitsIn,
  unitTypesOf,
} from '../../engine/index.ts'
import { memoizeLast } from '../../memoize.ts'
import { isLand, spaceIn, unitOf } from '../../planning/board.ts'
import { typesIn } from '../../planning/counts.ts'

/** The first unit type in play with this tag. */
export const typeTagged = (state: GameState, tag: UnitTag): UnitType | undefined =>
  unitTypesOf(state).find(({ tags }) => tags.has(tag))?.id

const hasTag = (type: UnitType, tag: UnitTag): boolean => unitOf(type)?.tags.includes(tag) === true

/** One infantry. */
export function oneInfantry(state: GameState): Counts {
  const type = typeTagged(state, 'army-core')
  return type ? { [type]: 1 } : {}
}

/** Number of units with this tag. */
export const countWith = (counts: Counts, tag: UnitTag): number =>
  typesIn(counts).reduce((sum, type) => sum + (hasTag(type, tag) ? (counts[type] ?? 0) : 0), 0)

/** Cached per state: most conditions search the whole board. */
const stacksBySpace = memoizeLast(
  (state: GameState): ReadonlyMap<SpaceId, readonly StackView[]> =>
    new Map(spacesOf(state).map(({ id }) => [id, unitsIn(state, id)])),
)
const NO_STACKS: readonly StackView[] = []
export const stacksAt = (state: GameState, space: SpaceId): readonly StackView[] => stacksBySpace(state).get(space) ?? NO_STACKS

/** Units of the moving power that can still move. */
export const movableAt = (state: GameState, space: SpaceId): StackView[] =>
  stacksAt(state, space).filter(({ power, left = 0 }) => power === turn(state).power && left > 0)

/** Number of units. */
export const unitCount = (stacks: readonly StackView[]): number => stacks.reduce((sum, { count }) => sum + count, 0)

/** Own infantry there; `fresh`: only those that can still march. */
export const infantryIn = (state: GameState, space: SpaceId, fresh = true): number =>
  stacksAt(state, space).reduce(
    (sum, { type, power, left = 0, count }) =>
      hasTag(type, 'army-core') && power === turn(state).power && (!fresh || left > 0) ? sum + count : sum,
    0,
  )

const adjacentLandCache = new WeakMap<Space, readonly SpaceId[]>()
/** The land next to a space, cached by board. */
export function adjacentLand(state: GameState, id: SpaceId): readonly SpaceId[] {
  const space = spaceIn(state, id)
  if (!space) return []
  const land = adjacentLandCache.get(space) ?? space.adjacent.filter(isLand)
  adjacentLandCache.set(space, land)
  return land
}
