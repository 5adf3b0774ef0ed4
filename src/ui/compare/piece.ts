/** Comparing is fetched when it is first asked for, or while the page rests. */
import { past } from '../pieces/past/piece.ts'

/** Holds two moments against each other. Where its code cannot be had now it is asked for again with the next press. */
export const openComparison = (): void =>
  void past.load().then(
    ({ openCompare }) => openCompare(),
    () => undefined,
  )
