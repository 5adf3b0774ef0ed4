import type { Owner, SpaceId } from '../../engine/index.ts'

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

export type LogLine = Words & { id: string }
