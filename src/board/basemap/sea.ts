/**
 * The sea under the land: shores, graticule, zone borders, water names. It does not depend on owners and takes half the
 * drawing time, so it is cached in tiles for the scales in use.
 */
import { boardSize, ornament, type Point } from '../../content/map.ts'
import { lazy } from '../../memoize.ts'
import { detailAt, pathsOf } from '../geography/paths.ts'
import { type Box, boxOf } from '../geography/shapes.ts'
import { createCanvas } from '../glyphs/canvas.ts'
import { colour, withAlpha } from '../glyphs/colours.ts'
import type { Camera, Canvas2D } from '../types.ts'
import { intersection } from './boxes.ts'
import { COMPASS_BOX, drawCompass, drawScaleBars, SCALE_BARS_BOX } from './sheet-ornaments.ts'
import { drawShores } from './shores.ts'
import { drawWaterNames } from './water-names.ts'

const BLEED = 12

export const boardBoxOf = ([left, top, right, bottom]: Box, { x, y, k }: Camera): Box => [
  (left - x - BLEED) / k,
  (top - y - BLEED) / k,
  (right - x + BLEED) / k,
  (bottom - y + BLEED) / k,
]

/** Clips the context to the board and switches it from CSS to board pixels. */
export function clipToBoard(ctx: Canvas2D, { x, y, k }: Camera): void {
  ctx.transform(k, 0, 0, k, x, y)
  ctx.beginPath()
  ctx.rect(0, 0, boardSize.width, boardSize.height)
  ctx.clip()
}

/** Draws a part (CSS px on whole device pixels). The context is in CSS pixels. */
export function drawSea(ctx: Canvas2D, camera: Camera, ratio: number, part: Box): void {
  const { x, y, k } = camera
  const [left, top, right, bottom] = part
  const within = boardBoxOf(part, camera)
  ctx.fillStyle = colour('bar')
  ctx.fillRect(left, top, right - left, bottom - top)
  ctx.save()
  clipToBoard(ctx, camera)
  ctx.fillStyle = colour('sea')
  ctx.fillRect(0, 0, boardSize.width, boardSize.height)
  ctx.save()
  ctx.setTransform(ratio, 0, 0, ratio, x * ratio, y * ratio)
  const board: Box = [0, 0, boardSize.width * k, boardSize.height * k]
  const wet = intersection([left - x, top - y, right - x, bottom - y], board)
  if (wet) drawShores(ctx, wet, k)
  ctx.restore()
  drawGraticule(ctx, within, k)
  ctx.lineJoin = 'round'
  ctx.lineCap = 'butt'
  ctx.strokeStyle = withAlpha(colour('seaInk'), 0.5)
  ctx.lineWidth = 1 / k
  ctx.setLineDash([6 / k, 4 / k])
  ctx.stroke(pathsOf(detailAt(k)).borders('sea', within))
  ctx.setLineDash([])
  if (intersection(within, COMPASS_BOX)) drawCompass(ctx, k)
  if (intersection(within, SCALE_BARS_BOX)) drawScaleBars(ctx, k)
  drawWaterNames(ctx, camera, ratio)
  ctx.restore()
}

/** Device pixels. */
const TILE_SIDE = 256

/** Tiles for several scales, counted from the board's corner; least recently used ones are dropped. */
export class SeaTileCache {
  private readonly maxTiles: number
  private readonly tiles = new Map<string, HTMLCanvasElement>()

  constructor(most: number) {
    this.maxTiles = most
  }

  get pixels(): number {
    return this.tiles.size * TILE_SIDE * TILE_SIDE
  }

  /** Call after a change of theme, fonts or board. */
  clear(): void {
    this.tiles.clear()
  }

  draw(ctx: Canvas2D, camera: Camera, ratio: number, [left, top, right, bottom]: Box): void {
    const [x, y] = [Math.round(camera.x * ratio), Math.round(camera.y * ratio)]
    const first = (edge: number, from: number) => Math.floor((Math.round(edge * ratio) - from) / TILE_SIDE)
    const last = (edge: number, from: number) => Math.ceil((Math.round(edge * ratio) - from) / TILE_SIDE)
    ctx.save()
    ctx.setTransform(1, 0, 0, 1, 0, 0)
    for (let column = first(left, x); column < last(right, x); column++)
      for (let row = first(top, y); row < last(bottom, y); row++)
        ctx.drawImage(this.tileAt(column, row, camera.k, ratio), x + column * TILE_SIDE, y + row * TILE_SIDE)
    ctx.restore()
  }

  private tileAt(column: number, row: number, k: number, ratio: number): HTMLCanvasElement {
    const key = `${k} ${ratio} ${column} ${row}`
    const cached = this.tiles.get(key)
    this.tiles.delete(key)
    const canvas = cached ?? this.renderTile(column, row, k, ratio)
    this.tiles.set(key, canvas)
    for (const [oldest] of this.tiles) {
      if (this.tiles.size <= this.maxTiles) break
      this.tiles.delete(oldest)
    }
    return canvas
  }

  private renderTile(column: number, row: number, k: number, ratio: number): HTMLCanvasElement {
    const ctx = createCanvas(TILE_SIDE, TILE_SIDE, false)
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
    const side = TILE_SIDE / ratio
    drawSea(ctx, { x: -column * side, y: -row * side, k }, ratio, [0, 0, side, side])
    return ctx.canvas
  }
}

// Meridians and parallels over the sea, and lakes.
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

/** The context is in board pixels; land is drawn over it. */
export function drawGraticule(ctx: Canvas2D, within: Box, k: number): void {
  ctx.lineJoin = 'round'
  ctx.strokeStyle = colour('graticule')
  ctx.lineWidth = 0.9 / k
  ctx.stroke(piecesIn(graticuleLines(), within))
}

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
