/** The edge of the sheet: neat line, degree ladder, heavy rule and paper margin. Widths are CSS pixels. */

import { boardSize, type Degrees, type SheetEdge, sheet } from '../../content/map.ts'
import { lazy } from '../../memoize.ts'
import { t } from '../../store/text.ts'
import type { Box } from '../geography/shapes.ts'
import { colour } from '../glyphs/colours.ts'
import { NAME_FONT } from '../glyphs/sprites.ts'
import type { Canvas2D } from '../types.ts'

const lineScale = (k: number) => Math.min(1.6, Math.max(0.85, 0.75 + k * 0.5))
const hasFigures = (k: number) => k >= 0.45
const FIGURE_SIZE = 10.5

function edgeOffsets(k: number): readonly [ladder: number, ladderEnd: number, rule: number, end: number] {
  const s = lineScale(k)
  const ladder = hasFigures(k) ? 14 * s : 2.5 * s
  return [ladder, ladder + 3.6 * s, ladder + 6.4 * s, ladder + 8.6 * s]
}

const { width: W, height: H } = boardSize

const POINTS: Readonly<Record<SheetEdge, (along: number, out: number) => readonly [number, number]>> = {
  top: (along, out) => [along, -out],
  bottom: (along, out) => [along, H + out],
  left: (along, out) => [-out, along],
  right: (along, out) => [W + out, along],
}

function drawDegreeLadder(ctx: Canvas2D, edge: SheetEdge, { from, at }: Degrees, k: number): void {
  const [inner, outer] = edgeOffsets(k)
  const point = POINTS[edge]
  const length = edge === 'top' || edge === 'bottom' ? W : H
  const step = k >= 0.8 ? 1 : k >= 0.4 ? 2 : 5
  const place = (degree: number) => Math.max(0, Math.min(length, at[degree - from] ?? at.at(-1)!))
  const last = from + at.length - 1
  ctx.beginPath()
  const first = Math.ceil(from / step) * step
  for (let degree = first; degree + step <= last; degree += step) {
    if (((degree / step) & 1) === 0) continue
    const [a, b] = [point(place(degree), inner / k), point(place(degree + step), outer / k)]
    ctx.rect(Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1]))
  }
  ctx.fill()
  if (!hasFigures(k)) return
  const apart = k >= 0.8 ? 5 : 10
  ctx.font = `${(FIGURE_SIZE * lineScale(k)) / k}px ${NAME_FONT}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  for (let degree = Math.ceil(from / apart) * apart; degree <= last; degree += apart) {
    const along = place(degree)
    if (along < 20 || along > length - 20) continue
    ctx.save()
    ctx.translate(...point(along, inner / 2 / k))
    if (edge === 'left') ctx.rotate(-Math.PI / 2)
    if (edge === 'right') ctx.rotate(Math.PI / 2)
    ctx.fillText(t('board.sheet.degrees', { degrees: Math.abs(degree) }), 0, 0.6 / k)
    ctx.restore()
  }
}

/** In board pixels. */
const [PAPER_MARGIN, RAGGED] = [76, 3.2]
const paperEdge = lazy((): Path2D => {
  const edge = new Path2D()
  const [x0, y0, x1, y1] = [-PAPER_MARGIN, -PAPER_MARGIN, W + PAPER_MARGIN, H + PAPER_MARGIN]
  const corners = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ] as const
  corners.forEach(([ax, ay], side) => {
    const [bx, by] = corners[(side + 1) % 4]!
    const steps = Math.round((Math.abs(bx - ax) + Math.abs(by - ay)) / 9)
    for (let i = 0; i < steps; i++) {
      // Three waves without a common period show no repetition.
      const at = side * 1000 + i
      const away = (Math.sin(at * 0.83) + Math.sin(at * 0.31 + 1.7) + Math.sin(at * 2.17 + 0.4)) * (RAGGED / 3)
      const [x, y] = [ax + ((bx - ax) * i) / steps, ay + ((by - ay) * i) / steps]
      const [px, py] = side % 2 === 0 ? [x, y + away] : [x + away, y]
      if (side === 0 && i === 0) edge.moveTo(px, py)
      else edge.lineTo(px, py)
    }
  })
  edge.closePath()
  return edge
})

const visibleEdges = ([x0, y0, x1, y1]: Box): SheetEdge[] => [
  ...(y0 < 0 ? (['top'] as const) : []),
  ...(y1 > H ? (['bottom'] as const) : []),
  ...(x0 < 0 ? (['left'] as const) : []),
  ...(x1 > W ? (['right'] as const) : []),
]

/** Draws the edges visible in a part of the board. The context is in board pixels. */
export function drawSheetEdge(ctx: Canvas2D, k: number, within: Box): void {
  const edges = visibleEdges(within)
  if (edges.length === 0) return
  const [inner, outer, rule, end] = edgeOffsets(k)
  const s = lineScale(k)
  const frame = (out: number, width: number) => {
    const by = out / k
    ctx.lineWidth = width / k
    ctx.strokeRect(-by, -by, W + 2 * by, H + 2 * by)
  }
  ctx.fillStyle = colour('paper')
  ctx.strokeStyle = colour('ruleStrong')
  ctx.lineWidth = 0.8 / k
  ctx.save()
  ctx.beginPath()
  ctx.rect(-2 * PAPER_MARGIN, -2 * PAPER_MARGIN, W + 4 * PAPER_MARGIN, H + 4 * PAPER_MARGIN)
  ctx.rect(0, 0, W, H)
  ctx.clip('evenodd')
  ctx.fill(paperEdge())
  ctx.stroke(paperEdge())
  ctx.restore()
  ctx.lineJoin = 'miter'
  ctx.fillStyle = colour('card')
  ctx.beginPath()
  ctx.rect(-end / k, -end / k, W + (2 * end) / k, H + (2 * end) / k)
  ctx.rect(0, 0, W, H)
  ctx.fill('evenodd')
  ctx.strokeStyle = ctx.fillStyle = colour('ink')
  for (const edge of edges) drawDegreeLadder(ctx, edge, sheet.edges[edge], k)
  frame(0, 1.2 * s)
  frame(inner, 0.7)
  frame(outer, 0.7)
  frame((rule + end) / 2, end - rule)
}
