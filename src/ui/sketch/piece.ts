/** Sketches are loaded on demand or in idle time. */
import { past } from '../pieces/past/piece.ts'

export const askToSketch = (): void =>
  void past
    .load()
    .then(({ sketchHere }) => sketchHere())
    .catch(() => undefined)
