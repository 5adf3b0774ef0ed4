/** Pieces by what they can do, never by their names. */
import type { UnitTag } from '../../content/index.ts'
import { type Counts, type GameState, type SpaceId, turn, type UnitType, unitsIn, unitTypesOf } from '../../engine/index.ts'

/** The first type in play with a tag; undefined where nothing has it. */
export const pieceWith = (state: GameState, tag: UnitTag): UnitType | undefined =>
  unitTypesOf(state).find(({ tags }) => tags.has(tag))?.id

const typesWith = (state: GameState, tag: UnitTag): UnitType[] =>
  unitTypesOf(state).flatMap(({ id, tags }) => (tags.has(tag) ? [id] : []))

/** One of those whom every army needs. */
export function oneMan(state: GameState): Counts {
  const type = pieceWith(state, 'army-core')
  return type ? { [type]: 1 } : {}
}

/** How many of these have a tag. */
export const countWith = (state: GameState, counts: Counts, tag: UnitTag): number =>
  typesWith(state, tag).reduce((sum, type) => sum + (counts[type] ?? 0), 0)

/** Own infantry there, or whatever else an army needs; `fresh`: that can still march. */
export function menIn(state: GameState, space: SpaceId, fresh = true): number {
  const men = typesWith(state, 'army-core')
  return unitsIn(state, space).reduce(
    (sum, { type, power, left = 0, count }) =>
      men.includes(type) && power === turn(state).power && (!fresh || left > 0) ? sum + count : sum,
    0,
  )
}
