/**
 * What the first picture of a board is measured from, made while the page before it is still being read: whoever then opens a game has
 * its map sooner. Pieces as long as a few frames, each in a moment in which the page has nothing to do.
 */

import type { BoardView } from '../types.ts'
import { hasBoard, setBoard } from './current-board.ts'
import { rasterSteps } from './grid.ts'
import { islands } from './paths.ts'

/** `soon`: when a piece may be made, and `after` all of them such as these. A board that lies on the table by then stays there. */
export function preloadGeography(
  board: () => BoardView['board'],
  soon: (piece: () => void) => void,
  after: readonly (() => unknown)[] = [],
): void {
  const pieces = [
    () => {
      if (!hasBoard()) setBoard(board())
    },
    islands,
    ...rasterSteps,
    ...after,
  ]
  const next = () => {
    pieces.shift()?.()
    if (pieces.length > 0) soon(next)
  }
  soon(next)
}
