/** Making a lesson comes when somebody asks for it, or with the rest. */
import { drills } from '../piece.ts'

/** Begins a lesson at the present moment. */
export const askToMake = (): void =>
  void drills
    .load()
    .then(({ makeHere }) => makeHere())
    .catch(() => undefined)
