/** Pieces by what they can do, never by their names. */
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

/** The first type in play with a tag; undefined where nothing has it. */
export const typeTagged = (state: GameState, tag: UnitTag): UnitType | undefined =>
  unitTypesOf(state).find(({ tags }) => tags.has(tag))?.id

const hasTag = (type: UnitType, tag: UnitTag): boolean => unitOf(type)?.tags.includes(tag) === true

/** One of those whom every army needs. */
export function oneInfantry(state: GameState): Counts {
  const type = typeTagged(state, 'army-core')
  return type ? { [type]: 1 } : {}
}

/** How many of these have a tag. */
export const countWith = (counts: Counts, tag: UnitTag): number =>
  typesIn(counts).reduce((sum, type) => sum + (hasTag(type, tag) ? (counts[type] ?? 0) : 0), 0)

/** Who stands where, read once for a position: nearly every question of the coach goes over the whole board. */
const stacksBySpace = memoizeLast(
  (state: GameState): ReadonlyMap<SpaceId, readonly StackView[]> =>
    new Map(spacesOf(state).map(({ id }) => [id, unitsIn(state, id)])),
)
const NO_STACKS: readonly StackView[] = []
export const stacksAt = (state: GameState, space: SpaceId): readonly StackView[] => stacksBySpace(state).get(space) ?? NO_STACKS

/** What the power to move has there that can still go. */
export const movableAt = (state: GameState, space: SpaceId): StackView[] =>
  stacksAt(state, space).filter(({ power, left = 0 }) => power === turn(state).power && left > 0)

/** How many units these are. */
export const unitCount = (stacks: readonly StackView[]): number => stacks.reduce((sum, { count }) => sum + count, 0)

/** Own infantry there, or whatever else an army needs; `fresh`: that can still march. Asked of every land. */
export const infantryIn = (state: GameState, space: SpaceId, fresh = true): number =>
  stacksAt(state, space).reduce(
    (sum, { type, power, left = 0, count }) =>
      hasTag(type, 'army-core') && power === turn(state).power && (!fresh || left > 0) ? sum + count : sum,
    0,
  )

const adjacentLandCache = new WeakMap<Space, readonly SpaceId[]>()
/** The land that borders a space: kept for each board that is played on, as every land is asked for it at every act. */
export function adjacentLand(state: GameState, id: SpaceId): readonly SpaceId[] {
  const space = spaceIn(state, id)
  if (!space) return []
  const land = adjacentLandCache.get(space) ?? space.adjacent.filter(isLand)
  adjacentLandCache.set(space, land)
  return land
}
