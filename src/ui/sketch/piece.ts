/** What a sketch is made of comes when somebody asks for one, or with the rest. */
import { past } from '../pieces/past/piece.ts'

/** Begins a sketch on top of the present. */
export const askToSketch = (): void =>
  void past
    .load()
    .then(({ sketchHere }) => sketchHere())
    .catch(() => undefined)
