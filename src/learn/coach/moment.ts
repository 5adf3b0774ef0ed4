/** A moment of the game as the coach sees it: the position, what has happened in this turn, and what is in hand. */
import type { Counts, GameEvent, GameState, SpaceId } from '../../engine/index.ts'

export type CoachMoment = {
  readonly state: GameState
  /** Of this turn, so far. */
  readonly events: readonly GameEvent[]
  /** Where units are chosen to go from. */
  readonly chosen: SpaceId | null
  /** What of it is to go. */
  readonly picked: Counts
  /** The transports among it. */
  readonly ships: readonly number[]
  /** Where a finger has aimed, and nothing is sent yet. */
  readonly aimed: SpaceId | null
  /** The battle that is on the board, before, in or after it. */
  readonly board: SpaceId | null
  /** Battles that are put aside for now. */
  readonly held: ReadonlySet<SpaceId>
  /** The country of which the table asks whether it is to be entered. */
  readonly entering: SpaceId | null
}

/** Spaces that units have left in this turn. */
export const spacesLeft = (events: readonly GameEvent[]): SpaceId[] => [
  ...new Set(events.flatMap((event) => (event.type === 'units-moved' || event.type === 'units-loaded' ? [event.from] : []))),
]
