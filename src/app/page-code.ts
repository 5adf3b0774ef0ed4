import { movePanel } from '../ui/chunks/move-panel.ts'
import { lazyMapModule, lazyModule } from '../ui/lazy.tsx'
import { mapView } from './map-code.ts'

/** Game services, hotkeys, console API. */
export const startGame = lazyModule(() => import('./start-game.ts'))

export const tablePage = lazyModule(() => import('./TablePage.tsx').then((module) => module.TablePage))

const mapPreloader = lazyMapModule(() => import('./preload-map.ts').then((module) => module.preloadMap))

/** Resolves when the page of a game can be shown. A part that cannot be loaded is reported in its place. */
export async function loadTable(): Promise<void> {
  mapView.load().catch(() => undefined)
  await Promise.allSettled([tablePage.load(), movePanel.load()])
}

/** Loads the table and prepares its map while the player is on the start page. */
export async function preloadTable(): Promise<void> {
  await loadTable()
  await mapPreloader
    .load()
    .then((preloadMap) => preloadMap())
    .catch(() => undefined)
}
