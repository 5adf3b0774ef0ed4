import { fetched } from '../later.tsx'

/** Parts of the dock that nobody sees as the table is laid. */
export const seldom = fetched(() => import('./seldom.ts'))
