/** Engraved shore lines: finer and fainter with the distance (CSS px), over paler shallows. */

import { memoizeByKey, memoizeByObject, memoizeLast } from '../../memoize.ts'
import { derivedFromBoard, geography } from '../geography/current-board.ts'
import { type Detail, detailAt, islands, linesAt } from '../geography/paths.ts'
import { type Box, boxOf, ORNAMENT, type Ring } from '../geography/shapes.ts'
import { colour, currentTheme, withAlpha } from '../glyphs/colours.ts'
import type { Canvas2D } from '../types.ts'
import { distanceField, type Lattice, type Polylines, traceContour } from './contours.ts'

/** In CSS pixels. */
type ShoreLine = readonly [distance: number, width: number, strength: number]
const LINES: readonly ShoreLine[] = [
  [3, 0.95, 1],
  [6.2, 0.8, 0.72],
  [10, 0.65, 0.48],
]
/** From afar three lines would run together. */
const FAR_LINES: readonly ShoreLine[] = [
  [2.4, 0.7, 0.9],
  [5.2, 0.6, 0.5],
]
const shoreLinesAt = (k: number): readonly ShoreLine[] => (k < 0.36 ? FAR_LINES : LINES)

type Piece = { readonly lines: Polylines; readonly box: Box }
type Shore = { readonly coast: readonly Piece[]; readonly land: readonly Piece[] }

const pieceOf = (lines: Polylines): Piece => ({ lines, box: boxOf(lines) })

/** Joints are kept twice. */
function ringOf(ring: Ring, lines: Polylines): Float32Array {
  const points = new Float32Array(ring.reduce((sum, n) => sum + lines[n < 0 ? ~n : n]!.length, 0))
  let at = 0
  for (const n of ring) {
    const line = lines[n < 0 ? ~n : n]!
    for (let p = 0; p < line.length; p += 2) {
      const from = n < 0 ? line.length - 2 - p : p
      points[at++] = line[from]!
      points[at++] = line[from + 1]!
    }
  }
  return points
}

function computeShore(detail: Detail): Shore {
  const lines = linesAt(detail)
  const around = islands().map(({ rings }) => pieceOf(rings.map((ring) => ringOf(ring, lines))))
  const { borders, shapes } = geography()
  const arcs = borders.filter(({ kind }) => kind === 'coast').flatMap((border) => border.arcs)
  const lands = [...shapes].filter(([id, { land }]) => land || id === ORNAMENT)
  return {
    coast: [...arcs.map((n) => pieceOf([lines[n]!])), ...around],
    land: [...lands.map(([, { rings }]) => pieceOf(rings.map((ring) => ringOf(ring, lines)))), ...around],
  }
}

const shoresByDetail = derivedFromBoard(() => memoizeByKey(computeShore))

function scaledLine(line: Float32Array, k: number): Float32Array {
  const near = 0.8
  const points = new Float32Array(line.length)
  let x = line[0]! * k
  let y = line[1]! * k
  points[0] = x
  points[1] = y
  let count = 2
  for (let i = 2; i < line.length; i += 2) {
    const nx = line[i]! * k
    const ny = line[i + 1]! * k
    if (i < line.length - 2 && Math.abs(nx - x) + Math.abs(ny - y) < near) continue
    x = nx
    y = ny
    points[count++] = x
    points[count++] = y
  }
  return points.subarray(0, count)
}

/** For one scale, because a picture is drawn in several parts. */
const scaledLinesAt = memoizeLast((k: number) =>
  memoizeByObject((piece: Piece): Polylines => piece.lines.map((line) => scaledLine(line, k))),
)

const touches = ([x0, y0, x1, y1]: Box, part: Box, margin: number, k: number) =>
  x0 * k - margin <= part[2] && part[0] <= x1 * k + margin && y0 * k - margin <= part[3] && part[1] <= y1 * k + margin

export function shoreField(part: Box, k: number, reach: number): Lattice {
  // From afar every point is needed, or the lines would leave the drawn coast.
  const { coast, land } = shoresByDetail()(detailAt(k) === 3 ? 3 : 0)
  const margin = reach + 8
  const scaledLines = scaledLinesAt(k)
  return distanceField(
    part,
    coast.filter(({ box }) => touches(box, part, margin, k)).flatMap((piece) => scaledLines(piece)),
    land.filter(({ box }) => touches(box, part, 8, k)).map((piece) => scaledLines(piece)),
    reach,
  )
}

/** The context is in CSS pixels from the board's corner. */
export function drawShores(ctx: Canvas2D, part: Box, k: number): void {
  const engraved = shoreLinesAt(k)
  const outermost = engraved.at(-1)![0]
  const shallow = outermost + 1.6
  const field = shoreField(part, k, shallow)
  const shallows = new Path2D()
  traceContour(field, shallow, shallows)
  ctx.fillStyle = colour('shoal')
  ctx.fill(shallows, 'evenodd')
  const bold = currentTheme() === 'contrast' ? 1.25 : 1
  ctx.lineJoin = 'round'
  for (const [distance, width, strength] of engraved) {
    const line = new Path2D()
    traceContour(field, distance, line)
    ctx.strokeStyle = withAlpha(colour('shore'), strength)
    ctx.lineWidth = width * bold
    ctx.stroke(line)
  }
}
