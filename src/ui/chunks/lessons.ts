import { lazyModule } from '../lazy.tsx'

/** Lessons, quiz, the look back at a turn. */
export const lessonsModule = lazyModule(() => import('../learn/index.ts'))
