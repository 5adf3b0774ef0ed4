/** What plans ask of the board and of the pieces: facts by id, neither of which an order changes. */
import { content, type Space, type Unit } from '../content/index.ts'
import { alignmentOf, type GameState, type PowerId, type SpaceId, tableOf, type UnitType } from '../engine/index.ts'

const units = new Map<string, Unit>(content.units.map((unit) => [unit.id, unit]))
const kinds = new Map<string, Space['kind']>(content.everySpace.map((space) => [space.id, space.kind]))

/** A piece as printed, for its kind and qualities; undefined for an id that is none. Its numbers are the game's (`costOf`, `tableOf`). */
export const unitOf = (type: UnitType): Unit | undefined => units.get(type)

/** A power's own capital (STD-BRD-03), whoever holds it. */
export const capitalOf = (power: PowerId): SpaceId => content.powers.find((each) => each.id === power)?.capital ?? ''

/** Land is land and sea is sea on every board. */
export const isSea = (id: SpaceId): boolean => kinds.get(id) === 'sea'
export const isLand = (id: SpaceId): boolean => kinds.get(id) === 'land'

/** A space as it is on the board that is played on; undefined where it has none of that id. */
export const spaceIn = (state: GameState, id: SpaceId): Space | undefined => tableOf(state).spaces.get(id)
const bordersOf = (state: GameState, id: SpaceId): readonly SpaceId[] => spaceIn(state, id)?.adjacent ?? []
/** The sea zones that border a space. */
export const seasOf = (state: GameState, space: SpaceId): SpaceId[] => bordersOf(state, space).filter(isSea)
/** The land that borders a space. */
export const coastsOf = (state: GameState, space: SpaceId): SpaceId[] => bordersOf(state, space).filter(isLand)

/** Does a minor power stand with nobody (STD-BRD-07)? */
export const isNeutral = (state: GameState, minor: SpaceId): boolean => alignmentOf(state, minor).side === null
