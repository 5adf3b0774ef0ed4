/** Battles on the ground: a glow where one must be fought, an outline where one may be. Flat lines, told apart by more than colour. */

import { detailAt, pathsOf } from '../geography/paths.ts'
import { colour, currentTheme, powerColours, withAlpha } from '../glyphs/colours.ts'
import type { BoardView, Camera, Canvas2D } from '../types.ts'

/** Breadths of the two rings of a glow, outermost first (pixels), and how much light is in them. */
const GLOW = [
  [22, 0.42],
  [13, 0.7],
] as const

export function drawBattlegrounds(
  ctx: Canvas2D,
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
  const { ink } = powerColours(view.acting)
  // On dark ground it is the ink that is light.
  const light = currentTheme() === 'dark' ? colour('ink') : colour('card')
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
      for (const [width, share] of GLOW) stroke(path, withAlpha(light, share), width * fine)
      stroke(path, ink, 5 * fine)
      stroke(path, colour('ink'), 1.8 * fine)
    } else {
      stroke(path, withAlpha(colour('paper'), 0.85), 4.6 * fine)
      stroke(path, colour('ink'), 1.8 * fine, [7, 4])
    }
  }
  ctx.restore()
}
