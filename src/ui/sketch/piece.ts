/** What a sketch is made of comes when somebody asks for one, or with the rest. */
import { fetched } from '../later.tsx'

const piece = fetched(() => import('./Sketch.tsx'))

/** Begins a sketch on top of the present. */
export const askToSketch = (): void =>
  void piece
    .load()
    .then(({ sketchHere }) => sketchHere())
    .catch(() => undefined)
