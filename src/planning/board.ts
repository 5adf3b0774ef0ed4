/** Facts about spaces and unit types that no order changes. */
import { content, type Space, type Unit } from '../content/index.ts'
import { alignmentOf, type GameState, type PowerId, type SpaceId, tableOf, type UnitType } from '../engine/index.ts'

const units = new Map<string, Unit>(content.units.map((unit) => [unit.id, unit]))
const kinds = new Map<string, Space['kind']>(content.everySpace.map((space) => [space.id, space.kind]))

/** A unit type as printed, or undefined. Its numbers in a game are in `tableOf(state)`. */
export const unitOf = (type: UnitType): Unit | undefined => units.get(type)

/** A power's own capital (STD-BRD-03), whichever power holds it. */
export const capitalOf = (power: PowerId): SpaceId => content.powers.find((each) => each.id === power)?.capital ?? ''

/** Kinds of spaces are the same on every board. */
export const isSea = (id: SpaceId): boolean => kinds.get(id) === 'sea'
export const isLand = (id: SpaceId): boolean => kinds.get(id) === 'land'

/** A space of the board in play, or undefined. */
export const spaceIn = (state: GameState, id: SpaceId): Space | undefined => tableOf(state).spaces.get(id)
const bordersOf = (state: GameState, id: SpaceId): readonly SpaceId[] => spaceIn(state, id)?.adjacent ?? []
/** The sea zones adjacent to a space. */
export const seasOf = (state: GameState, space: SpaceId): SpaceId[] => bordersOf(state, space).filter(isSea)
/** The lands adjacent to a space. */
export const coastsOf = (state: GameState, space: SpaceId): SpaceId[] => bordersOf(state, space).filter(isLand)

/** Is a minor power aligned with neither side (STD-BRD-07)? */
export const isNeutral = (state: GameState, minor: SpaceId): boolean => alignmentOf(state, minor).side === null
