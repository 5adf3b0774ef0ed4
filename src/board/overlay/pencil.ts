/**
 * All that the uppermost layer shows of a view: orders, rings, reasons, and what moves over them. Nothing of it stands on a table
 * that has just been laid, so it is fetched after the board, which is handed it.
 */
import type { Layout } from '../placement/layout.ts'
import type { Arrow, BoardView, Camera, Canvas2D, OrderHandle } from '../types.ts'
import type { Planned } from './arrowRouting.ts'
import { PlannedArrows } from './arrows.ts'
import { drawChangedArmies, drawChangedLand } from './changes.ts'
import { drawEffects } from './effects.ts'
import { drawFront } from './front.ts'
import { happened, Motion } from './motion.ts'
import { orderAt } from './orderAt.ts'

export class Pencil {
  private readonly orders = new PlannedArrows()
  private readonly motion: Motion

  /** `redraw`: asks for the layer to be drawn again, while something moves on it. */
  constructor(redraw: () => void) {
    this.motion = new Motion(redraw)
  }

  /** Something is on its way. */
  get running(): boolean {
    return this.motion.running
  }

  stop(): void {
    this.motion.stop()
  }

  /** What is moving stays until its time is over, unless something new moves; at another time of the game it stops. */
  move(before: BoardView, view: BoardView, layout: Layout | null): void {
    const parts = happened(before, view, layout, this.orders.last)
    if (parts.length > 0 || before.stage !== view.stage) this.motion.start(parts)
  }

  /** Where the orders run. */
  planned(arrows: readonly Arrow[], layout: Layout): readonly Planned[] {
    return this.orders.now(arrows, layout)
  }

  /** The order that a point of the stage means; `onPill`: only where its pill is met, as by a mouse. */
  at(
    point: readonly [number, number],
    view: BoardView,
    layout: Layout,
    camera: Camera,
    finger: boolean,
    onPill = false,
  ): OrderHandle | null {
    const aiming = Object.keys(view.targets).length > 0
    if (aiming && finger) return null
    const planned = this.planned(view.arrows, layout)
    return orderAt(planned, view.handles ?? [], camera, { at: point, finger: finger && !onPill, pillsOnly: aiming || onPill })
  }

  /** What lies on the ground, under names and armies. */
  ground(ctx: Canvas2D, camera: Camera, ratio: number, { changed, front }: BoardView): void {
    if (front) drawFront(ctx, camera, ratio, front)
    if (changed) drawChangedLand(ctx, camera, ratio, changed)
  }

  draw(ctx: Canvas2D, camera: Camera, ratio: number, layout: Layout, view: BoardView): void {
    const planned = this.planned(view.arrows, layout)
    drawEffects(ctx, camera, ratio, layout, view, planned, this.motion)
    if (view.changed) drawChangedArmies(ctx, camera, ratio, layout, view, planned)
  }
}
