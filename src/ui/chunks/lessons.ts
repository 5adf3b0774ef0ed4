import { lazyModule } from '../lazy.tsx'

/** Lessons, quiz, the look back at a turn. */
export const lessons = lazyModule(() => import('../learn/index.ts'))
