/** The layout of names and armies that is in use, made anew when the view or the scale asks for it. */

import type { SpaceId } from '../../engine/types/ids.ts'
import { t } from '../../store/text.ts'
import type { BoardView } from '../types.ts'
import { FAR, formsOf, NEAR, type SeaWords } from './forms.ts'
import { minedBy, standAlike } from './inputs.ts'
import { type Layout, layoutBoard, layoutScale, layoutSteps } from './layout.ts'

const words: SeaWords = { seaZone: (number) => t('board.seaZone', { number }), seaNumber: (number) => number }

/** The room (px) that all a space has to show takes where there is enough of it. */
export function fullest(view: BoardView, space: SpaceId): { readonly w: number; readonly h: number } {
  const { names, armies } = formsOf(space, view, 1, minedBy(view).get(space) ?? null, words)
  const [name, army] = [names[0]!, armies[0]]
  return { w: Math.max(name.w, army?.w ?? 0), h: name.h + (army ? army.h + 3 : 0) }
}

/** How far (doublings of the scale) a layout is stretched before it is made anew in the middle of a gesture. */
const WHILE_MOVING = 0.45

/** So long (ms) is laid out ahead at once. */
const MOMENT = 5

/** So many are kept: whoever goes back and forth through the war sees the same few moments again. */
const KEPT = 8

export class LayoutCache {
  /** The last one that was used. */
  layout: Layout | null = null
  private of: BoardView | null = null
  private known: readonly { readonly of: BoardView; readonly layout: Layout }[] = []

  /** What is being laid out ahead, what then, and at which scales what is shown is still to be. */
  private ahead: ReturnType<typeof layoutSteps> | null = null
  private foreseen: Iterator<BoardView> | null = null
  private scales: readonly number[] | null = null

  forget(): void {
    this.layout = null
    this.known = []
    this.ahead = null
    this.foreseen = null
    this.scales = null
  }

  /** These may well be shown next; null: nobody knows. */
  foresee(views: Iterator<BoardView> | null): void {
    this.foreseen = views
  }

  /**
   * Lays out for nobody to see, for a moment: what is foreseen at the scale in use, then this view at these scales. Places are looked
   * for the first time, which takes several times as long as it does later, and then no frame waits for it. Says whether there is more.
   */
  prepare(view: BoardView, scales: readonly number[]): boolean {
    const until = performance.now() + MOMENT
    while (performance.now() < until) {
      if (this.ahead && !this.ahead.next().done) continue
      this.ahead = this.comesNext(view, scales)
      if (!this.ahead) return false
    }
    return true
  }

  private comesNext(view: BoardView, scales: readonly number[]): ReturnType<typeof layoutSteps> | null {
    const then = this.layout && this.foreseen?.next()
    if (then && !then.done) return layoutSteps(then.value, this.layout!.k, minedBy(then.value), words)
    const [k, ...others] = this.scales ?? scales
    this.scales = others
    return k === undefined ? null : layoutSteps(view, k, minedBy(view), words)
  }

  /** For this view at the scale `k`. `moving`: in the middle of a gesture. */
  now(view: BoardView, k: number, moving: boolean): Layout {
    const scale = layoutScale(k)
    const same = this.of !== null && (this.of === view || standAlike(this.of, view))
    if (this.layout && same && serves(this.layout.k, scale, moving)) return this.layout
    const old = this.known.find(({ of, layout }) => layout.k === scale && standAlike(of, view))
    this.of = old?.of ?? view
    this.layout = old?.layout ?? layoutBoard(view, k, minedBy(view), words, this.layout)
    const now = { of: this.of, layout: this.layout }
    this.known = [now, ...this.known.filter(({ layout }) => layout !== now.layout)].slice(0, KEPT)
    return this.layout
  }
}

/**
 * In the middle of a gesture a layout for about the same scale will do: names that are set anew at every step of it would
 * jump, and setting them takes longer than a frame.
 */
function serves(k: number, wanted: number, moving: boolean): boolean {
  if (k === wanted) return true
  const alike = k < FAR === wanted < FAR && k < NEAR === wanted < NEAR
  return moving && alike && Math.abs(Math.log2(k / wanted)) < WHILE_MOVING
}
