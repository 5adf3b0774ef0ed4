/** The layout of names and armies that is in use, made anew when the view or the scale asks for it. */
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

/** The room (px) that all a space has to show takes where there is enough of it. */
export function fullSize(view: BoardView, space: SpaceId): { readonly w: number; readonly h: number } {
  const { names, armies } = formsOf(space, view, 1, minefieldsOf(view).get(space) ?? null, seaZoneText)
  const [name, army] = [names[0]!, armies[0]]
  return { w: Math.max(name.w, army?.w ?? 0), h: name.h + (army ? army.h + 3 : 0) }
}

/** How far (doublings of the scale) a layout is stretched before it is made anew in the middle of a gesture. */
const MAX_STRETCH = 0.45

/** So long (ms) is laid out ahead at once. */
const SLICE_MS = 5

/** So many are kept: whoever goes back and forth through the war sees the same few moments again. */
const MAX_LAYOUTS = 8

export class LayoutCache {
  /** The last one that was used. */
  layout: Layout | null = null
  private view: BoardView | null = null
  private recent: readonly { readonly of: BoardView; readonly layout: Layout }[] = []

  /** What is being laid out ahead, what then, and at which scales what is shown is still to be. */
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

  /** These may well be shown next; null: nobody knows. */
  setUpcoming(views: Iterator<BoardView> | null): void {
    this.upcoming = views
  }

  /**
   * Lays out for nobody to see, for a moment: what is foreseen at the scale in use, then this view at these scales. Places are looked
   * for the first time, which takes several times as long as it does later, and then no frame waits for it. Says whether there is more.
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
    const then = this.layout && this.upcoming?.next()
    if (then && !then.done) return layoutSteps(then.value, this.layout!.k, minefieldsOf(then.value), seaZoneText)
    const [k, ...others] = this.scalesLeft ?? scales
    this.scalesLeft = others
    return k === undefined ? null : layoutSteps(view, k, minefieldsOf(view), seaZoneText)
  }

  /** For this view at the scale `k`. `moving`: in the middle of a gesture. */
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

/**
 * In the middle of a gesture a layout for about the same scale will do: names that are set anew at every step of it would
 * jump, and setting them takes longer than a frame.
 */
function isUsable(k: number, wanted: number, moving: boolean): boolean {
  if (k === wanted) return true
  const alike = k < FAR_SCALE === wanted < FAR_SCALE && k < NEAR_SCALE === wanted < NEAR_SCALE
  return moving && alike && Math.abs(Math.log2(k / wanted)) < MAX_STRETCH
}

// MERGED: /** What of a view the names and armies are laid out from. */
/** Which parts of a view the names and armies depend on. */
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

/** Names and armies stand alike in both: the spaces are the same, and of the rest, which is little, the same is said. */
export const hasSameLayoutInput = (before: BoardView, view: BoardView): boolean =>
  LAYOUT_KEYS.every(
    (key) => before[key] === view[key] || (key !== 'spaces' && JSON.stringify(before[key]) === JSON.stringify(view[key])),
  )

/** Mines take the ink of whoever holds the base that laid them; dead ones of whose they were. */
export function minefieldsOf(view: BoardView): ReadonlyMap<SpaceId, Minefield> {
  const found = new Map<SpaceId, Minefield>()
  for (const { zone, by } of view.deadMines ?? []) found.set(zone, { by, dead: true })
  for (const { zone, side, by } of view.mines) found.set(zone, { by: by ?? side, dead: false })
  return found
}

// MERGED: /** What is measured by the faces of the map. */
/** The faces are others than before: nothing that was measured by them holds any more. */
export function resetFontMetrics(ratio: number): void {
  clearFormsCache()
  resetSprites(ratio)
  resetWaterNames()
}
