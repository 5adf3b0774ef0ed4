/**
 * The sea under the land: shores, grid, borders of zones, names of waters. It is the same whoever holds the land, and half of what a
 * picture of the ground costs, so but for the first picture it is kept in squares: whoever goes back and forth through the war comes over
 * the same waters, and to the same few scales, again and again.
 */
import { boardSize } from '../../content/map.ts'
import { detailAt, pathsOf } from '../geography/paths.ts'
import type { Box } from '../geography/shapes.ts'
import { canvasOf } from '../glyphs/canvas.ts'
import { colour, faded } from '../glyphs/colours.ts'
import type { Camera, Canvas2D } from '../types.ts'
import { COMPASS, drawCompass } from './compass.ts'
import { drawGraticule } from './graticule.ts'
import { clipped } from './parts.ts'
import { drawScales, SCALES } from './scales.ts'
import { drawShores } from './shores.ts'
import { drawWaters } from './waterNames.ts'

/** Drawn beyond a part (px), so that lines do not end at it. */
const EDGE = 12

/** What of the board (board px) shows in a part of the screen, and a little around it. */
export const withinPart = ([left, top, right, bottom]: Box, { x, y, k }: Camera): Box => [
  (left - x - EDGE) / k,
  (top - y - EDGE) / k,
  (right - x + EDGE) / k,
  (bottom - y + EDGE) / k,
]

/** A context that counts in pixels of the screen is clipped to the board and counts in its pixels from then on. */
export function ontoBoard(ctx: Canvas2D, { x, y, k }: Camera): void {
  ctx.transform(k, 0, 0, k, x, y)
  ctx.beginPath()
  ctx.rect(0, 0, boardSize.width, boardSize.height)
  ctx.clip()
}

/** Draws it in a part (px, on whole device pixels) of the screen. Expects a context that counts in pixels of the screen. */
export function drawSea(ctx: Canvas2D, camera: Camera, ratio: number, part: Box): void {
  const { x, y, k } = camera
  const [left, top, right, bottom] = part
  const within = withinPart(part, camera)
  ctx.fillStyle = colour('bar')
  ctx.fillRect(left, top, right - left, bottom - top)
  ctx.save()
  ontoBoard(ctx, camera)
  ctx.fillStyle = colour('sea')
  ctx.fillRect(0, 0, boardSize.width, boardSize.height)
  ctx.save()
  ctx.setTransform(ratio, 0, 0, ratio, x * ratio, y * ratio)
  const board: Box = [0, 0, boardSize.width * k, boardSize.height * k]
  const wet = clipped([left - x, top - y, right - x, bottom - y], board)
  if (wet) drawShores(ctx, wet, k)
  ctx.restore()
  drawGraticule(ctx, within, k)
  ctx.lineJoin = 'round'
  ctx.lineCap = 'butt'
  ctx.strokeStyle = faded(colour('seaInk'), 0.5)
  ctx.lineWidth = 1 / k
  ctx.setLineDash([6 / k, 4 / k])
  ctx.stroke(pathsOf(detailAt(k)).borders('sea', within))
  ctx.setLineDash([])
  if (clipped(within, COMPASS)) drawCompass(ctx, k)
  if (clipped(within, SCALES)) drawScales(ctx, k)
  drawWaters(ctx, camera, ratio)
  ctx.restore()
}

/** Device pixels of a square's side. */
const SIDE = 256

/** Of every scale that is looked at from, as far as there is room; the squares are counted from the board's corner. */
export class SeaSquares {
  private readonly most: number
  private readonly squares = new Map<string, HTMLCanvasElement>()

  /** `most`: so many squares are kept. */
  constructor(most: number) {
    this.most = most
  }

  get pixels(): number {
    return this.squares.size * SIDE * SIDE
  }

  /** Colours, letters or the board are others. */
  forget(): void {
    this.squares.clear()
  }

  /** As `drawSea`. */
  draw(ctx: Canvas2D, camera: Camera, ratio: number, [left, top, right, bottom]: Box): void {
    const [x, y] = [Math.round(camera.x * ratio), Math.round(camera.y * ratio)]
    const first = (edge: number, from: number) => Math.floor((Math.round(edge * ratio) - from) / SIDE)
    const last = (edge: number, from: number) => Math.ceil((Math.round(edge * ratio) - from) / SIDE)
    ctx.save()
    ctx.setTransform(1, 0, 0, 1, 0, 0)
    for (let column = first(left, x); column < last(right, x); column++)
      for (let row = first(top, y); row < last(bottom, y); row++)
        ctx.drawImage(this.square(column, row, camera.k, ratio), x + column * SIDE, y + row * SIDE)
    ctx.restore()
  }

  /** Those that were not asked for the longest make room. */
  private square(column: number, row: number, k: number, ratio: number): HTMLCanvasElement {
    const key = `${k} ${ratio} ${column} ${row}`
    const known = this.squares.get(key)
    this.squares.delete(key)
    const canvas = known ?? this.drawn(column, row, k, ratio)
    this.squares.set(key, canvas)
    for (const [oldest] of this.squares) {
      if (this.squares.size <= this.most) break
      this.squares.delete(oldest)
    }
    return canvas
  }

  private drawn(column: number, row: number, k: number, ratio: number): HTMLCanvasElement {
    const ctx = canvasOf(SIDE, SIDE, false)
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
    const side = SIDE / ratio
    drawSea(ctx, { x: -column * side, y: -row * side, k }, ratio, [0, 0, side, side])
    return ctx.canvas
  }
}
