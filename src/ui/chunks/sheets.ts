import { lazyModule } from '../lazy.tsx'

/** Menu, settings, help, search. */
export const sheets = lazyModule(() => import('./exports/sheets.ts'))
