/** Pieces by what they can do, never by their names. */
import type { UnitTag } from '../../content/index.ts'
import { type GameState, type UnitType, unitTypesOf } from '../../engine/index.ts'

/** The first type in play with a tag; undefined where nothing has it. */
export const firstTypeWith = (state: GameState, tag: UnitTag): UnitType | undefined =>
  unitTypesOf(state).find(({ tags }) => tags.has(tag))?.id

/** The unit that every army needs. */
export const infantryType = (state: GameState): UnitType => firstTypeWith(state, 'army-core') ?? 'infantry'

/** Types in play, in the order of every table. */
export const typesInPlay = (state: GameState): UnitType[] => unitTypesOf(state).map(({ id }) => id)
