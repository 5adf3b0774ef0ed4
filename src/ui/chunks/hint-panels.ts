import { lazyModule } from '../lazy.tsx'

/** Panels next to the orders, which the first orders do not need. */
export const hintPanels = lazyModule(() => import('./exports/hint-panels.ts'))
