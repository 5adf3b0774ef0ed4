/**
 * All that the uppermost layer shows of a view: orders, rings, reasons, and what moves over them. Nothing of it stands on a table
 * that has just been laid, so it is fetched after the board, which is handed it.
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

  /** `redraw`: asks for the layer to be drawn again, while something moves on it. */
  constructor(redraw: () => void) {
    this.motion = new Motion(redraw)
  }

  /** Something is on its way. */
  get isMoving(): boolean {
    return this.motion.running
  }

  stop(): void {
    this.motion.stop()
  }

  /** What is moving stays until its time is over, unless something new moves; at another time of the game it stops. */
  animate(before: BoardView, view: BoardView, layout: Layout | null): void {
    const parts = motionBetween(before, view, layout, this.arrowPlan.last)
    if (parts.length > 0 || before.stage !== view.stage) this.motion.start(parts)
  }

  /** Where the orders run. */
  plannedArrows(arrows: readonly Arrow[], layout: Layout): readonly PlannedArrow[] {
    return this.arrowPlan.plan(arrows, layout)
  }

  /** The order that a point of the stage means; `onPill`: only where its pill is met, as by a mouse. */
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

  /** What lies on the ground, under names and armies. */
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

// MERGED: /** The front: one broken line between the lands of the two sides, under names and armies. It is told apart by its shape, not by a hue. */
const pathOf = memoizeLast((line: string) => new Path2D(line))

/** Strokes of the line from below: a light bed, which every ground shows it on, and dashes. In pixels of the screen. */
const BED_WIDTH = 9
const LINE_WIDTH = 4
const DASHES = [11, 6]

/** `line`: a path in board pixels. */
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
