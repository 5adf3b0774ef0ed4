import { fetched } from '../../later.tsx'

/** The panel of Movement. A turn begins with a purchase, so it comes once the table stands; a game that opens in Movement waits for it. */
export const moving = fetched(() => import('./MovePanel.tsx').then((module) => module.MovePanel))
