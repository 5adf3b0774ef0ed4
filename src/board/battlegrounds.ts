/** Battles on the ground: a glow where one must be fought, an outline where one may be. Flat lines, told apart by more than colour. */
import { colour, colours, faded } from './colours'
import { detailAt, pathsOf } from './paths'
import type { BoardView, Camera } from './types'

type Ctx = CanvasRenderingContext2D

/** Breadths of the two rings of a glow, from the outline inwards (pixels). */
const GLOW = { paper: 11, ink: 6 }

export function drawBattlegrounds(
  ctx: Ctx,
  camera: Camera,
  ratio: number,
  view: Pick<BoardView, 'battles' | 'acting' | 'selected'>,
): void {
  // What is chosen has its own outline.
  const open = view.battles.filter(({ space, resolved }) => !resolved && space !== view.selected)
  if (open.length === 0) return
  const { k } = camera
  const fine = Math.min(1, Math.max(0.5, k))
  const paths = pathsOf(detailAt(k))
  const { ink } = colours(view.acting)
  ctx.save()
  ctx.setTransform(k * ratio, 0, 0, k * ratio, camera.x * ratio, camera.y * ratio)
  ctx.lineJoin = ctx.lineCap = 'round'
  const stroke = (path: Path2D, style: string, width: number, dash: readonly number[] = []) => {
    ctx.strokeStyle = style
    ctx.lineWidth = width / k
    ctx.setLineDash(dash.map((length) => length / k))
    ctx.stroke(path)
    ctx.setLineDash([])
  }
  for (const { space, required } of open) {
    const path = paths.space(space)
    if (required) {
      ctx.save()
      ctx.clip(path)
      // Strokes run on both sides of the outline; of each the outer half is cut off.
      stroke(path, faded(colour('paper'), 0.8), 2 * GLOW.paper * fine)
      stroke(path, faded(ink, 0.75), 2 * GLOW.ink * fine)
      ctx.restore()
      stroke(path, colour('ink'), 1.6 * fine)
    } else {
      stroke(path, faded(colour('paper'), 0.85), 4.6 * fine)
      stroke(path, colour('ink'), 1.8 * fine, [7, 4])
    }
  }
  ctx.restore()
}
