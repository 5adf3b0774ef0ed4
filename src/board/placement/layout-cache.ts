/** Layouts of names and armies: the current one, recent ones, and upcoming ones laid out in idle time. */
import type { SpaceId } from '../../engine/types/ids.ts'
import { t } from '../../store/text.ts'
import { resetWaterNames } from '../basemap/water-names.ts'
import type { Minefield } from '../glyphs/emblems.ts'
import { resetSprites } from '../glyphs/sprites.ts'
import { FAR_SCALE } from '../glyphs/totals.ts'
import type { BoardView } from '../types.ts'
import { clearFormsCache, formsOf, NEAR_SCALE, type SeaZoneText } from './forms.ts'
import { type Layout, layoutBoard, layoutScale, layoutSteps } from './layout.ts'

const seaZoneText: SeaZoneText = { seaZone: (number) => t('board.seaZone', { number }), seaNumber: (number) => number }

/** Size (px) of a space's block with everything in full. */
export function fullSize(view: BoardView, space: SpaceId): { readonly w: number; readonly h: number } {
  const { names, armies } = formsOf(space, view, 1, minefieldsOf(view).get(space) ?? null, seaZoneText)
  const [name, army] = [names[0]!, armies[0]]
  return { w: Math.max(name.w, army?.w ?? 0), h: name.h + (army ? army.h + 3 : 0) }
}

/** Doublings of the scale during a gesture before a new layout is made. */
const MAX_STRETCH = 0.45

/** Length of an idle slice. */
const SLICE_MS = 5

/** Replays return to recent moments. */
const MAX_LAYOUTS = 8

export class LayoutCache {
  /** The current layout. */
  layout: Layout | null = null
  private view: BoardView | null = null
  private recent: readonly { readonly of: BoardView; readonly layout: Layout }[] = []

  private pendingSteps: ReturnType<typeof layoutSteps> | null = null
  private upcoming: Iterator<BoardView> | null = null
  private scalesLeft: readonly number[] | null = null

  clear(): void {
    this.layout = null
    this.recent = []
    this.pendingSteps = null
    this.upcoming = null
    this.scalesLeft = null
  }

  setUpcoming(views: Iterator<BoardView> | null): void {
    this.upcoming = views
  }

  /**
   * Runs a slice of layouts for upcoming views, then for other scales. The first search for places is several times slower
   * than later ones, so this saves frames. Returns whether there is more.
   */
  layOutInIdle(view: BoardView, scales: readonly number[]): boolean {
    const until = performance.now() + SLICE_MS
    while (performance.now() < until) {
      if (this.pendingSteps && !this.pendingSteps.next().done) continue
      this.pendingSteps = this.nextSteps(view, scales)
      if (!this.pendingSteps) return false
    }
    return true
  }

  private nextSteps(view: BoardView, scales: readonly number[]): ReturnType<typeof layoutSteps> | null {
    const next = this.layout && this.upcoming?.next()
    if (next && !next.done) return layoutSteps(next.value, this.layout!.k, minefieldsOf(next.value), seaZoneText)
    const [k, ...others] = this.scalesLeft ?? scales
    this.scalesLeft = others
    return k === undefined ? null : layoutSteps(view, k, minefieldsOf(view), seaZoneText)
  }

  /** `moving`: during a gesture. */
  get(view: BoardView, k: number, moving: boolean): Layout {
    const scale = layoutScale(k)
    const same = this.view !== null && (this.view === view || hasSameLayoutInput(this.view, view))
    if (this.layout && same && isUsable(this.layout.k, scale, moving)) return this.layout
    const old = this.recent.find(({ of, layout }) => layout.k === scale && hasSameLayoutInput(of, view))
    this.view = old?.of ?? view
    this.layout = old?.layout ?? layoutBoard(view, k, minefieldsOf(view), seaZoneText, this.layout)
    const now = { of: this.view, layout: this.layout }
    this.recent = [now, ...this.recent.filter(({ layout }) => layout !== now.layout)].slice(0, MAX_LAYOUTS)
    return this.layout
  }
}

/** During a gesture a layout of a similar scale is reused: labels would jump, and a layout takes longer than a frame. */
function isUsable(k: number, wanted: number, moving: boolean): boolean {
  if (k === wanted) return true
  const alike = k < FAR_SCALE === wanted < FAR_SCALE && k < NEAR_SCALE === wanted < NEAR_SCALE
  return moving && alike && Math.abs(Math.log2(k / wanted)) < MAX_STRETCH
}

/** Parts of a view that the layout depends on. */
export const LAYOUT_KEYS = [
  'spaces',
  'mines',
  'deadMines',
  'raided',
  'convoys',
  'patrolled',
  'influenced',
  'revolts',
  'deciding',
  'pendingPlacements',
  'rising',
  'doing',
  'attacked',
  'read',
] as const

export const hasSameLayoutInput = (before: BoardView, view: BoardView): boolean =>
  LAYOUT_KEYS.every(
    (key) => before[key] === view[key] || (key !== 'spaces' && JSON.stringify(before[key]) === JSON.stringify(view[key])),
  )

export function minefieldsOf(view: BoardView): ReadonlyMap<SpaceId, Minefield> {
  const found = new Map<SpaceId, Minefield>()
  for (const { zone, by } of view.deadMines ?? []) found.set(zone, { by, dead: true })
  for (const { zone, side, by } of view.mines) found.set(zone, { by: by ?? side, dead: false })
  return found
}

/** Call after fonts are loaded. */
export function resetFontMetrics(ratio: number): void {
  clearFormsCache()
  resetSprites(ratio)
  resetWaterNames()
}
