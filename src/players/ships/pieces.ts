import type { UnitTag } from '../../content/index.ts'
import { type GameState, type UnitType, unitTypesOf } from '../../engine/index.ts'

/** The first unit type in play with this tag, or undefined. */
export const firstTypeWith = (state: GameState, tag: UnitTag): UnitType | undefined =>
  unitTypesOf(state).find(({ tags }) => tags.has(tag))?.id

/** The infantry type of the game. */
export const infantryType = (state: GameState): UnitType => firstTypeWith(state, 'army-core') ?? 'infantry'

/** Unit types in play, in table order. */
export const typesInPlay = (state: GameState): UnitType[] => unitTypesOf(state).map(({ id }) => id)
