/** The front: one broken line between the lands of the two sides, under names and armies. It is told apart by its shape, not by a hue. */
import { memoizeLast } from '../../memoize.ts'
import { colour, withAlpha } from '../glyphs/colours.ts'
import type { Camera, Canvas2D } from '../types.ts'

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
