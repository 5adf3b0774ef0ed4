import type { EventOf, EventType, GameEvent, Owner, SpaceId } from '../../engine/index.ts'

/**
 * One line of the log. With a `power`, the words go on from its name ("ordered 6 infantry"); without one they are a
 * sentence of their own.
 */
export type Words = {
  power: Owner | null
  text: string
  /** Shorter, where the list already says who and shows the rest beside it. */
  line?: string
  /** At the right edge. */
  aside?: string
  /** Shown on the map when the line is pressed. */
  spaces: readonly SpaceId[]
  /** How much it matters: the summaries keep the weightiest. */
  weight: number
  /** Belongs to the line before it. */
  detail?: true
}

/** `event`: what it tells of; of a run of them the first. */
export type LogLine = Words & { id: string; event: GameEvent }

/** What is said of an event; null where it is told by the headings of the list or by the lines around it. */
export type Tell<T extends EventType> = (event: EventOf<T>) => Words | null
/** The events of one subject. */
export type Tells = { readonly [T in EventType]?: Tell<T> }
