import { lazyModule } from '../lazy.tsx'

/** A turn begins with a purchase, so Movement is not part of the table's first chunk. */
export const movePanel = lazyModule(() => import('../panels/move/MovePanel.tsx').then((module) => module.MovePanel))
