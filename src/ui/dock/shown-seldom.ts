import { fetched } from '../later.tsx'

/** Parts of the table that nobody sees as it is laid. */
export const seldom = fetched(() => import('./seldom.ts'))
