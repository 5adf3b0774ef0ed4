/** Making a lesson comes when somebody asks for it, or with the rest. */
import { fetched } from '../../later.tsx'

const piece = fetched(() => import('./Making.tsx'))

/** Begins a lesson at the present moment. */
export const askToMake = (): void =>
  void piece
    .load()
    .then(({ makeHere }) => makeHere())
    .catch(() => undefined)
