/** Computes the geography of a board in idle time, before a game is opened. */

import type { BoardView } from '../types.ts'
import { hasBoard, setBoard } from './current-board.ts'
import { rasterSteps } from './grid.ts'
import { islands } from './paths.ts'

/** `soon` schedules a step; `after`: further steps. Keeps a board that is already set. */
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
