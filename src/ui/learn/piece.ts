/** Everything about drills is one piece: who comes to one of its parts needs the others soon. */
import { fetched } from '../later.tsx'

export const drills = fetched(() => import('./index.ts'))
