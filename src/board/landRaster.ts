/**
 * Keeps the drawn land as a picture. While the map is dragged or zoomed the picture is moved and stretched, over a small
 * picture of the whole board that fills what it does not cover; when the map rests it is drawn anew.
 */
import { boardSize } from '../content/map'
import { drawLand, type Painters } from './land'
import type { Camera } from './types'

export type Size = { readonly width: number; readonly height: number }

/** Drawn beyond each edge, as a share of the view, so that small moves uncover nothing blurred. */
const MARGIN = 0.14
export const SMALL = 0.24

function canvasOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width))
  canvas.height = Math.max(1, Math.ceil(height))
  return canvas.getContext('2d', { alpha: false })!
}

export class LandRaster {
  private sharp: CanvasRenderingContext2D | null = null
  private camera: Camera = { x: 0, y: 0, k: 0 }
  private ratio = 1
  private small: CanvasRenderingContext2D | null = null
  private smallOf: Painters | null = null
  private sharpOf: Painters | null = null

  /** The whole board, small. The same picture serves as the minimap. It may lag behind until it is renewed. */
  whole(painters: Painters): HTMLCanvasElement {
    if (!this.small) this.renewWhole(painters)
    return this.small!.canvas
  }

  renewWhole(painters: Painters): void {
    this.small ??= canvasOf(boardSize.width * SMALL, boardSize.height * SMALL)
    if (this.smallOf !== painters) drawLand(this.small, { x: 0, y: 0, k: SMALL }, 1, painters)
    this.smallOf = painters
  }

  /** Whether the sharp picture shows this view as it should be. */
  private covers(camera: Camera, size: Size, ratio: number, painters: Painters): boolean {
    if (!this.sharp || this.sharpOf !== painters || this.ratio !== ratio || this.camera.k !== camera.k) return false
    const [dx, dy] = [this.camera.x - camera.x, this.camera.y - camera.y]
    const { width, height } = this.sharp.canvas
    return dx >= 0 && dy >= 0 && width / ratio - dx >= size.width && height / ratio - dy >= size.height
  }

  sharpen(camera: Camera, size: Size, ratio: number, painters: Painters): void {
    if (this.covers(camera, size, ratio, painters)) return
    const [mx, my] = [Math.round(size.width * MARGIN), Math.round(size.height * MARGIN)]
    const [w, h] = [Math.ceil((size.width + 2 * mx) * ratio), Math.ceil((size.height + 2 * my) * ratio)]
    if (!this.sharp || this.sharp.canvas.width !== w || this.sharp.canvas.height !== h) this.sharp = canvasOf(w, h)
    const snap = (value: number) => Math.round(value * ratio) / ratio
    this.camera = { x: snap(camera.x) + mx, y: snap(camera.y) + my, k: camera.k }
    this.ratio = ratio
    this.sharpOf = painters
    drawLand(this.sharp, this.camera, ratio, painters)
  }

  draw(ctx: CanvasRenderingContext2D, camera: Camera, ratio: number, painters: Painters): void {
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
    const snap = (value: number) => Math.round(value * ratio) / ratio
    const stretch = this.sharp ? camera.k / this.camera.k : 1
    const [left, top] = [camera.x - this.camera.x * stretch, camera.y - this.camera.y * stretch]
    const { width, height } = ctx.canvas
    const [w, h] = this.sharp
      ? [(this.sharp.canvas.width / this.ratio) * stretch, (this.sharp.canvas.height / this.ratio) * stretch]
      : [0, 0]
    const full = left <= 0 && top <= 0 && left + w >= width / ratio && top + h >= height / ratio
    if (!full) {
      ctx.fillStyle = '#ece2cb'
      ctx.fillRect(0, 0, width / ratio, height / ratio)
      ctx.drawImage(this.whole(painters), camera.x, camera.y, boardSize.width * camera.k, boardSize.height * camera.k)
    }
    if (this.sharp && w > 0)
      ctx.drawImage(this.sharp.canvas, stretch === 1 ? snap(left) : left, stretch === 1 ? snap(top) : top, w, h)
  }
}
