import { lazyModule } from '../lazy.tsx'

/** Panels of the phases after Purchase and Movement, battles, decisions, log. */
export const phasePanels = lazyModule(() => import('./exports/phase-panels.ts'))
