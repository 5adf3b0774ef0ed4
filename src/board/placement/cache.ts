/** The layout of names and armies that is in use, made anew when the view or the scale asks for it. */

import type { SpaceId } from '../../engine/types/ids'
import { t } from '../../store/text'
import type { BoardView } from '../types'
import { FAR, formsOf, NEAR, type SeaWords } from './forms'
import { minedBy, standAlike } from './inputs'
import { type Layout, layoutBoard, layoutScale } from './layout'

const words: SeaWords = { seaZone: (number) => t('board.seaZone', { number }), seaNumber: (number) => number }

/** The room (px) that all a space has to show takes where there is enough of it. */
export function fullest(view: BoardView, space: SpaceId): { readonly w: number; readonly h: number } {
  const { names, armies } = formsOf(space, view, 1, minedBy(view).get(space) ?? null, words)
  const [name, army] = [names[0]!, armies[0]]
  return { w: Math.max(name.w, army?.w ?? 0), h: name.h + (army ? army.h + 3 : 0) }
}

/** How far (doublings of the scale) a layout is stretched before it is made anew in the middle of a gesture. */
const WHILE_MOVING = 0.45

export class LayoutCache {
  /** The last one that was made. */
  layout: Layout | null = null
  private of: BoardView | null = null

  forget(): void {
    this.layout = null
  }

  /** For this view at the scale `k`. `moving`: in the middle of a gesture. */
  now(view: BoardView, k: number, moving: boolean): Layout {
    const same = this.of !== null && standAlike(this.of, view)
    if (!this.layout || !same || !serves(this.layout.k, layoutScale(k), moving)) {
      this.layout = layoutBoard(view, k, minedBy(view), words, this.layout)
      this.of = view
    }
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
