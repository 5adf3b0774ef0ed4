/**
 * All that the uppermost layer shows of a view: orders, rings, reasons, and what moves over them. Nothing of it stands on a table
 * that has just been laid, so it is fetched after the board, which is handed it.
 */
import type { Layout } from '../placement/layout.ts'
import type { Arrow, BoardView, Camera, Canvas2D, OrderHandle } from '../types.ts'
import type { PlannedArrow } from './arrowRouting.ts'
import { ArrowPlanCache } from './arrows.ts'
import { drawChangedArmies, drawChangedLand } from './changes.ts'
import { drawEffects } from './effects.ts'
import { drawFront } from './front.ts'
import { Motion, motionBetween } from './motion.ts'
import { orderAt } from './orderAt.ts'

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
