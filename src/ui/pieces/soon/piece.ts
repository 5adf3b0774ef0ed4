import { fetched } from '../../later.tsx'

/** Beside the first orders. */
export const soon = fetched(() => import('./index.ts'))
