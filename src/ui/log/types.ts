import type { EventOf, EventType, GameEvent, Owner, SpaceId } from '../../engine/index.ts'

/** A log line. With a `power` the text is a predicate after its name ("ordered 6 infantry"); otherwise it is a full sentence. */
export type Words = {
  power: Owner | null
  text: string
  /** Shorter text for lists that show the rest elsewhere. */
  line?: string
  /** Text at the right edge. */
  aside?: string
  /** Spaces to show on the map. */
  spaces: readonly SpaceId[]
  /** Importance, for summaries. */
  weight: number
  /** Belongs to the previous line. */
  detail?: true
}

/** `event`: the first event of the line. */
export type LogLine = Words & { id: string; event: GameEvent }

/** The line of an event; null if headings or other lines cover it. */
export type Tell<T extends EventType> = (event: EventOf<T>) => Words | null
/** The events of one topic. */
export type Tells = { readonly [T in EventType]?: Tell<T> }
