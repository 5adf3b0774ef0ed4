/**
 * Keeps the drawn land as a picture. While the map is dragged or zoomed the picture is moved and stretched, over a small
 * picture of the whole board that fills what it does not cover. When the map rests, what is kept of the picture is brought
 * to its new place and only the rest is drawn, tile by tile; when a space changes hands, only the ground about it.
 */

import { boardSize } from '../../content/map'
import { flightTime } from '../../store/pace'
import type { Box } from '../geography/shapes'
import { colour } from '../glyphs/colours'
import type { Camera, Canvas2D, Size } from '../types'
import { type Grounds, repainted } from './ground'
import { aroundSpaces, drawLand } from './land'
import { area, clipped, clippedTo, joined, tilesOf } from './parts'
import { SeaSquares } from './sea'

/** Drawn beyond each edge, as a share of the view, so that small moves uncover nothing blurred. */
const MARGIN = 0.1
/** The small picture shows all of the board. */
const WHOLE: Camera = { x: 0, y: 0, k: 0.24 }
/** Device pixels that may fade at once: the memory of the pictures is bounded. */
const FADES = 1_900_000
/** So long (ms) the old ground fades over the new. */
const FADE = 200

/** Squares of the sea that are kept; a screen of more pixels than they hold is drawn without. */
const SQUARES = 64
const SEA = 3_000_000

type Fade = { readonly canvas: HTMLCanvasElement; readonly box: Box; readonly since: number }

function canvasOf(width: number, height: number): Canvas2D {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width))
  canvas.height = Math.max(1, Math.ceil(height))
  return canvas.getContext('2d', { alpha: false })!
}

export class BasemapTiles {
  /** How often the land was drawn: for a view, or for what changed hands. */
  draws = 0
  private sharp: Canvas2D | null = null
  private camera: Camera = { x: 0, y: 0, k: 0 }
  private ratio = 1
  private sharpOf: Grounds | null = null
  /** What of the picture is still to be drawn, in pixels of the screen from its corner, the next first. */
  private stale: Box[] = []
  /** What of the picture can be seen where the map rests. */
  private seen: Box = [0, 0, 0, 0]
  private fades: readonly Fade[] = []
  private small: Canvas2D | null = null
  private smallOf: Grounds | null = null
  private readonly sea = new SeaSquares(SQUARES)
  private readonly smallSea = new SeaSquares(SQUARES)

  /** Device pixels of all pictures together. */
  get pixels(): number {
    const canvases = [this.sharp?.canvas, this.small?.canvas, ...this.fades.map(({ canvas }) => canvas)]
    const kept = this.sea.pixels + this.smallSea.pixels
    return canvases.reduce((sum, canvas) => sum + (canvas ? canvas.width * canvas.height : 0), kept)
  }

  /** The whole board, small. The same picture serves as the minimap. It may lag behind until it is renewed. */
  whole(grounds: Grounds): HTMLCanvasElement {
    if (!this.small) this.renewWhole(grounds)
    return this.small!.canvas
  }

  renewWhole(grounds: Grounds): void {
    this.small ??= canvasOf(boardSize.width * WHOLE.k, boardSize.height * WHOLE.k)
    if (!this.smallOf) drawLand(this.small, WHOLE, 1, grounds)
    else
      for (const part of partsOf(repainted(this.smallOf, grounds), WHOLE))
        drawLand(this.small, WHOLE, 1, grounds, part, this.smallSea)
    this.smallOf = grounds
  }

  /** Everything is drawn anew when it is next asked for: the colours have changed. */
  forget(): void {
    this.sea.forget()
    this.smallSea.forget()
    this.sharpOf = null
    this.stale = []
    this.smallOf = null
    this.fades = []
  }

  /** The picture of this view, or as much of it as is drawn at once. `work` draws the rest. */
  sharpen(camera: Camera, size: Size, ratio: number, grounds: Grounds): void {
    const known = this.sharpOf
    if (known && known !== grounds) this.repaint(known, grounds)
    if (known && this.covers(camera, size, ratio)) {
      const [left, top] = [this.camera.x - camera.x, this.camera.y - camera.y]
      this.seen = [left, top, left + size.width, top + size.height]
      return
    }
    const [mx, my] = [Math.round(size.width * MARGIN), Math.round(size.height * MARGIN)]
    const [w, h] = [size.width + 2 * mx, size.height + 2 * my]
    const snap = (value: number) => Math.round(value * ratio) / ratio
    const next: Camera = { x: snap(camera.x) + mx, y: snap(camera.y) + my, k: camera.k }
    const [pixelsAcross, pixelsDown] = [Math.ceil(w * ratio), Math.ceil(h * ratio)]
    const old = this.sharp
    const fits = old?.canvas.width === pixelsAcross && old.canvas.height === pixelsDown && this.ratio === ratio
    if (!fits) this.sharp = canvasOf(pixelsAcross, pixelsDown)
    const all: Box = [0, 0, w, h]
    this.draws++
    this.fades = []
    const seen: Box = [mx, my, mx + size.width, my + size.height]
    this.seen = seen
    if (known && old) {
      const kept = this.bring(old.canvas, next, ratio, grounds)
      const left = kept ? this.stale.map((box) => moved(box, next.x - this.camera.x, next.y - this.camera.y)) : []
      this.stale = tilesOf(all, kept ? [kept] : [], seen, left)
    } else {
      // What nobody sees yet can wait.
      drawLand(this.sharp!, next, ratio, grounds, seen)
      this.stale = tilesOf(all, [seen], seen, [])
    }
    this.camera = next
    this.ratio = ratio
    this.sharpOf = grounds
    if (known) this.work()
  }

  /** All of it is drawn anew, tile by tile: the letters have come. */
  refresh(): void {
    this.sea.forget()
    this.smallSea.forget()
    this.smallOf = null
    if (!this.sharp || !this.sharpOf) return
    const { width, height } = this.sharp.canvas
    const all: Box = [0, 0, width / this.ratio, height / this.ratio]
    this.stale = tilesOf(all, [], this.seen, [])
    this.draws++
  }

  /** Whether something is still to be drawn. */
  get busy(): boolean {
    return this.stale.length > 0
  }

  /** Whether some of it is seen. */
  get blurred(): boolean {
    return this.stale.some((tile) => clipped(tile, this.seen) !== null)
  }

  /** Draws a part of the board (board px) anew: what is printed there is other than before. */
  reprint([x0, y0, x1, y1]: Box): void {
    const print = (ctx: Canvas2D, { x, y, k }: Camera, ratio: number, grounds: Grounds, sea: SeaSquares | null) => {
      const all: Box = [0, 0, ctx.canvas.width / ratio, ctx.canvas.height / ratio]
      const part = clipped([x0 * k + x, y0 * k + y, x1 * k + x, y1 * k + y], all)
      if (part) drawLand(ctx, { x, y, k }, ratio, grounds, part, sea)
    }
    if (this.sharp && this.sharpOf) print(this.sharp, this.camera, this.ratio, this.sharpOf, this.seaOf(this.sharp))
    if (this.small && this.smallOf) print(this.small, WHOLE, 1, this.smallOf, this.smallSea)
  }

  /** Draws one tile of what is still blurred; says whether there is more. */
  work(): boolean {
    const next = this.stale.findIndex((box) => clipped(box, this.seen) !== null)
    const [tile] = this.stale.splice(Math.max(0, next), 1)
    // A little more than the tile, so that no edge that falls between two device pixels is left thin.
    if (tile && this.sharp && this.sharpOf)
      drawLand(this.sharp, this.camera, this.ratio, this.sharpOf, grown(tile), this.seaOf(this.sharp))
    return this.busy
  }

  /** Null where the sea of a picture does not fit into what is kept: memory is bounded. */
  private seaOf({ canvas }: Canvas2D): SeaSquares | null {
    return canvas.width * canvas.height <= SEA ? this.sea : null
  }

  /** Whether the sharp picture covers this view, drawn or about to be. */
  private covers(camera: Camera, size: Size, ratio: number): boolean {
    if (!this.sharp || this.ratio !== ratio || this.camera.k !== camera.k) return false
    const [dx, dy] = [this.camera.x - camera.x, this.camera.y - camera.y]
    const { width, height } = this.sharp.canvas
    return dx >= 0 && dy >= 0 && width / ratio - dx >= size.width && height / ratio - dy >= size.height
  }

  /** Puts what there is where it belongs in the next picture, over the small one. Returns what of it stays sharp. */
  private bring(from: HTMLCanvasElement, next: Camera, ratio: number, grounds: Grounds): Box | null {
    const ctx = this.sharp!
    const all: Box = [0, 0, ctx.canvas.width / ratio, ctx.canvas.height / ratio]
    const stretch = next.k / this.camera.k
    const [dx, dy] = [next.x - this.camera.x * stretch, next.y - this.camera.y * stretch]
    const scale = (stretch * ratio) / this.ratio
    const [width, height] = [from.width * scale, from.height * scale]
    const box = clipped([dx, dy, dx + width / ratio, dy + height / ratio], all)
    ctx.setTransform(1, 0, 0, 1, 0, 0)
    // In device pixels: what is only moved stays as sharp as it was.
    if (box) ctx.drawImage(from, dx * ratio, dy * ratio, width, height)
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
    ctx.save()
    ctx.beginPath()
    ctx.rect(...all)
    if (box) ctx.rect(box[0], box[1], box[2] - box[0], box[3] - box[1])
    ctx.clip('evenodd')
    ctx.fillStyle = colour('bar')
    ctx.fillRect(...all)
    ctx.drawImage(this.whole(grounds), next.x, next.y, boardSize.width * next.k, boardSize.height * next.k)
    ctx.restore()
    return scale === 1 ? box : null
  }

  /** Only the ground of what has changed hands is drawn, and what was there fades over it. */
  private repaint(before: Grounds, after: Grounds): void {
    const ctx = this.sharp!
    const { ratio } = this
    const all: Box = [0, 0, ctx.canvas.width / ratio, ctx.canvas.height / ratio]
    const parts = clippedTo(partsOf(repainted(before, after), this.camera), all)
    const sum = parts.reduce((pixels, part) => pixels + area(part), 0)
    this.sharpOf = after
    this.fades = []
    if (parts.length === 0) return
    this.draws++
    if (sum > area(all) * 0.6) {
      this.stale = tilesOf(all, [], this.seen, [])
      this.work()
      return
    }
    if (flightTime() > 0 && sum * ratio * ratio <= FADES)
      this.fades = parts.map((box) => ({ canvas: this.copy(box), box, since: performance.now() }))
    for (const part of parts) drawLand(ctx, this.camera, ratio, after, part, this.seaOf(ctx))
  }

  private copy([x0, y0, x1, y1]: Box): HTMLCanvasElement {
    const { ratio } = this
    const copy = canvasOf((x1 - x0) * ratio, (y1 - y0) * ratio)
    copy.drawImage(this.sharp!.canvas, -x0 * ratio, -y0 * ratio)
    return copy.canvas
  }

  /** Says whether something fades, so that the next frame looks otherwise though nothing has moved. */
  draw(ctx: Canvas2D, camera: Camera, ratio: number, grounds: Grounds): boolean {
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
    const { sharp } = this
    const snap = (value: number) => Math.round(value * ratio) / ratio
    const stretch = sharp ? camera.k / this.camera.k : 1
    const at = (value: number) => (stretch === 1 ? snap(value) : value)
    const [left, top] = [at(camera.x - this.camera.x * stretch), at(camera.y - this.camera.y * stretch)]
    const { width, height } = ctx.canvas
    const [w, h] = sharp ? [(sharp.canvas.width / this.ratio) * stretch, (sharp.canvas.height / this.ratio) * stretch] : [0, 0]
    const full = left <= 0 && top <= 0 && left + w >= width / ratio && top + h >= height / ratio
    if (!full) {
      ctx.fillStyle = colour('bar')
      ctx.fillRect(0, 0, width / ratio, height / ratio)
      ctx.drawImage(this.whole(grounds), camera.x, camera.y, boardSize.width * camera.k, boardSize.height * camera.k)
    }
    if (sharp && w > 0) ctx.drawImage(sharp.canvas, left, top, w, h)
    return this.drawFades(ctx, left, top, stretch)
  }

  private drawFades(ctx: Canvas2D, left: number, top: number, stretch: number): boolean {
    if (this.fades.length === 0) return false
    const now = performance.now()
    for (const { canvas, box, since } of this.fades) {
      const [x, y, x1, y1] = box
      ctx.globalAlpha = Math.max(0, Math.min(1, 1 - (now - since) / FADE))
      if (ctx.globalAlpha > 0)
        ctx.drawImage(canvas, left + x * stretch, top + y * stretch, (x1 - x) * stretch, (y1 - y) * stretch)
    }
    ctx.globalAlpha = 1
    if (this.fades.every(({ since }) => now - since >= FADE)) this.fades = []
    return this.fades.length > 0
  }
}

const grown = ([x0, y0, x1, y1]: Box): Box => [x0 - 1, y0 - 1, x1 + 1, y1 + 1]
const moved = ([x0, y0, x1, y1]: Box, dx: number, dy: number): Box => [x0 + dx, y0 + dy, x1 + dx, y1 + dy]

/** Where the ground of these spaces shows, in whole pixels of the screen; what overlaps is one part. */
function partsOf(spaces: Parameters<typeof aroundSpaces>[0], { x, y, k }: Camera): readonly Box[] {
  return joined(
    aroundSpaces(spaces, k).map(
      ([x0, y0, x1, y1]): Box => [Math.floor(x0 * k + x), Math.floor(y0 * k + y), Math.ceil(x1 * k + x), Math.ceil(y1 * k + y)],
    ),
  )
}
