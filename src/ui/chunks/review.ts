import { lazyModule } from '../lazy.tsx'

/** Timeline, charts, comparison, sketches. */
export const review = lazyModule(() => import('./exports/review.ts'))
