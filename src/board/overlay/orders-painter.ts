/**
 * Draws the top layer and the marks below armies. Loaded lazily by the board's owner, because an opening view has none of
 * them.
 */

import { memoizeLast } from '../../memoize.ts'
import { colour, withAlpha } from '../glyphs/colours.ts'
import type { Layout } from '../placement/layout.ts'
import type { Arrow, BoardView, Camera, Canvas2D, OrderHandle } from '../types.ts'
import type { PlannedArrow } from './arrow-routing.ts'
import { ArrowPlanCache, orderAt } from './arrows.ts'
import { drawChangedArmies, drawChangedLand } from './changes.ts'
import { drawEffects } from './effects.ts'
import { Motion, motionBetween } from './motion.ts'

export class OrdersPainter {
  private readonly arrowPlan = new ArrowPlanCache()
  private readonly motion: Motion

  constructor(redraw: () => void) {
    this.motion = new Motion(redraw)
  }

  get isMoving(): boolean {
    return this.motion.running
  }

  stop(): void {
    this.motion.stop()
  }

  /** A running animation ends early only if a new one starts or the phase changes. */
  animate(before: BoardView, view: BoardView, layout: Layout | null): void {
    const parts = motionBetween(before, view, layout, this.arrowPlan.last)
    if (parts.length > 0 || before.stage !== view.stage) this.motion.start(parts)
  }

  plannedArrows(arrows: readonly Arrow[], layout: Layout): readonly PlannedArrow[] {
    return this.arrowPlan.plan(arrows, layout)
  }

  orderAt(
    point: readonly [number, number],
    view: BoardView,
    layout: Layout,
    camera: Camera,
    finger: boolean,
    onPill = false,
  ): OrderHandle | null {
    const aiming = Object.keys(view.targets).length > 0
    if (aiming && finger) return null
    const planned = this.plannedArrows(view.arrows, layout)
    return orderAt(planned, view.handles ?? [], camera, { at: point, finger: finger && !onPill, pillsOnly: aiming || onPill })
  }

  drawGround(ctx: Canvas2D, camera: Camera, ratio: number, { changed, front }: BoardView): void {
    if (front) drawFront(ctx, camera, ratio, front)
    if (changed) drawChangedLand(ctx, camera, ratio, changed)
  }

  draw(ctx: Canvas2D, camera: Camera, ratio: number, layout: Layout, view: BoardView): void {
    const planned = this.plannedArrows(view.arrows, layout)
    drawEffects(ctx, camera, ratio, layout, view, planned, this.motion)
    if (view.changed) drawChangedArmies(ctx, camera, ratio, layout, view, planned)
  }
}

// The front: a dashed line between the two sides.
const pathOf = memoizeLast((line: string) => new Path2D(line))

/** CSS pixels. */
const BED_WIDTH = 9
const LINE_WIDTH = 4
const DASHES = [11, 6]

/** `line`: an SVG path in board pixels. */
export function drawFront(ctx: Canvas2D, { k, x, y }: Camera, ratio: number, line: string): void {
  const path = pathOf(line)
  ctx.save()
  ctx.setTransform(k * ratio, 0, 0, k * ratio, x * ratio, y * ratio)
  ctx.lineJoin = 'round'
  ctx.lineCap = 'butt'
  ctx.strokeStyle = withAlpha(colour('card'), 0.85)
  ctx.lineWidth = BED_WIDTH / k
  ctx.stroke(path)
  ctx.strokeStyle = colour('ink')
  ctx.lineWidth = LINE_WIDTH / k
  ctx.setLineDash(DASHES.map((each) => each / k))
  ctx.stroke(path)
  ctx.restore()
}
