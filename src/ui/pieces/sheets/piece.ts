import { fetched } from '../../later.tsx'

/** Over the table: menu, sheets, settings, search. */
export const sheets = fetched(() => import('./index.ts'))
