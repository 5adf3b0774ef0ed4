/** What the globe leaves on the sheet besides coasts: meridians and parallels over the sea, and lakes. */

import { ornament, type Point } from '../../content/map.ts'
import { lazy } from '../../memoize.ts'
import { type Box, boxOf } from '../geography/shapes.ts'
import { colour, withAlpha } from '../glyphs/colours.ts'
import type { Canvas2D } from '../types.ts'

type Piece = { readonly path: Path2D; readonly box: Box }

function toPieces(lines: readonly (readonly Point[])[], closed: boolean): readonly Piece[] {
  return lines.map((points) => {
    const path = new Path2D()
    points.forEach(([x, y], i) => {
      if (i === 0) path.moveTo(x, y)
      else path.lineTo(x, y)
    })
    if (closed) path.closePath()
    return { path, box: boxOf([Float32Array.from(points.flat())]) }
  })
}

const graticuleLines = lazy(() =>
  toPieces(
    ornament().graticule.map(({ points }) => points),
    false,
  ),
)
const lakePieces = lazy(() => toPieces(ornament().lakes, true))

function piecesIn(all: readonly Piece[], [x0, y0, x1, y1]: Box): Path2D {
  const path = new Path2D()
  for (const { path: piece, box } of all) if (box[0] <= x1 && x0 <= box[2] && box[1] <= y1 && y0 <= box[3]) path.addPath(piece)
  return path
}

/** Land is drawn over it afterwards. Expects a context that counts in board pixels. */
export function drawGraticule(ctx: Canvas2D, within: Box, k: number): void {
  ctx.lineJoin = 'round'
  ctx.strokeStyle = colour('graticule')
  ctx.lineWidth = 0.9 / k
  ctx.stroke(piecesIn(graticuleLines(), within))
}

/** Water within the land: a fine shore, and one engraved line inside it. */
export function drawLakes(ctx: Canvas2D, within: Box, k: number): void {
  const path = piecesIn(lakePieces(), within)
  ctx.fillStyle = colour('lake')
  ctx.fill(path)
  ctx.lineJoin = 'round'
  if (k > 0.36) {
    ctx.save()
    ctx.clip(path)
    ctx.strokeStyle = colour('shore')
    ctx.lineWidth = 6.6 / k
    ctx.stroke(path)
    ctx.strokeStyle = colour('shoal')
    ctx.lineWidth = 5.1 / k
    ctx.stroke(path)
    ctx.restore()
  }
  ctx.strokeStyle = withAlpha(colour('ink'), 0.6)
  ctx.lineWidth = (k < 0.5 ? 0.6 : 0.8) / k
  ctx.stroke(path)
}
