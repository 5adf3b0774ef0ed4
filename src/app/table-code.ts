import { movePanel } from '../ui/chunks/move-panel.ts'
import { lazyModule } from '../ui/lazy.tsx'
import { mapView } from './map-code.ts'

export const tablePage = lazyModule(() => import('./TablePage.tsx').then((module) => module.TablePage))

/** Loads what the first frame of a game shows. A part that cannot be loaded is reported in its place on the table. */
export const preloadTable = (): Promise<unknown> => Promise.allSettled([tablePage.load(), mapView.load(), movePanel.load()])
