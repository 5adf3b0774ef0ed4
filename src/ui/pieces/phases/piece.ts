import { fetched } from '../../later.tsx'

/** Of all other phases, of battles and of what is told of them. */
export const phases = fetched(() => import('./index.ts'))
