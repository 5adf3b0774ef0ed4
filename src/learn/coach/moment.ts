/** The input of the coach: position, events of the turn, selection. */
import type { Counts, GameEvent, GameState, SpaceId } from '../../engine/index.ts'

export type CoachMoment = {
  readonly state: GameState
  /** Of this turn. */
  readonly events: readonly GameEvent[]
  /** Space of the selected units. */
  readonly chosen: SpaceId | null
  /** Selected units. */
  readonly picked: Counts
  /** Selected transports. */
  readonly ships: readonly number[]
  /** Target of a touch that is not confirmed yet. */
  readonly aimed: SpaceId | null
  /** The battle on the battle board. */
  readonly board: SpaceId | null
  /** Battles that the player has postponed. */
  readonly held: ReadonlySet<SpaceId>
  /** The country that the table asks about before it is entered. */
  readonly entering: SpaceId | null
}

/** Spaces that units left this turn. */
export const spacesLeft = (events: readonly GameEvent[]): SpaceId[] => [
  ...new Set(events.flatMap((event) => (event.type === 'units-moved' || event.type === 'units-loaded' ? [event.from] : []))),
]
