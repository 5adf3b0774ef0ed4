/** From one picture of the ground to the next: scaled copies after zooming, fades after a change of owner. */
import type { Box } from '../geography/shapes.ts'
import type { Camera, Canvas2D, Size } from '../types.ts'
import { intersection } from './boxes.ts'
import type { Grounds } from './ground.ts'
import type { OverviewPicture } from './overview.ts'

export const snapToDevicePixel = (value: number, ratio: number): number => Math.round(value * ratio) / ratio

export function visibleBox(picture: Camera, { x, y }: Camera, { width, height }: Size, ratio: number): Box {
  const [left, top] = [snapToDevicePixel(picture.x - x, ratio), snapToDevicePixel(picture.y - y, ratio)]
  return [left, top, left + width, top + height]
}

/** Clips to boxes; an overlapping second box is excluded (even-odd). */
export function clipToBoxes(ctx: Canvas2D, boxes: readonly Box[]): void {
  ctx.beginPath()
  for (const [x0, y0, x1, y1] of boxes) ctx.rect(x0, y0, x1 - x0, y1 - y0)
  ctx.clip('evenodd')
}

/** `seen`: the part to copy, in its own CSS pixels. */
type SourcePicture = { readonly canvas: HTMLCanvasElement; readonly camera: Camera; readonly ratio: number; readonly seen: Box }

/** Copies the visible part of a picture into the next one, and fills the rest (`near`) from the overview. */
export function copyScaled(
  ctx: Canvas2D,
  { canvas, camera, ratio: r, seen: [x0, y0, x1, y1] }: SourcePicture,
  next: { readonly camera: Camera; readonly ratio: number; readonly near: Box },
  small: OverviewPicture,
  grounds: Grounds,
): void {
  const { near, ratio } = next
  const stretch = next.camera.k / camera.k
  const at = (x: number, y: number) =>
    [next.camera.x + (x - camera.x) * stretch, next.camera.y + (y - camera.y) * stretch] as const
  const [left, top] = at(x0, y0)
  const [right, bottom] = at(x1, y1)
  ctx.save()
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
  clipToBoxes(ctx, [near])
  const box = intersection([left, top, right, bottom], near)
  if (box) ctx.drawImage(canvas, x0 * r, y0 * r, (x1 - x0) * r, (y1 - y0) * r, left, top, right - left, bottom - top)
  clipToBoxes(ctx, box ? [near, box] : [near])
  small.draw(ctx, next.camera, near, grounds)
  ctx.restore()
}

// Old ground fading over the new, after a change of owner.
const FADE_MS = 200

type Fade = { readonly canvas: HTMLCanvasElement; readonly box: Box; readonly since: number }

export class Fades {
  private list: readonly Fade[] = []

  get pixels(): number {
    return this.list.reduce((sum, { canvas }) => sum + canvas.width * canvas.height, 0)
  }

  stop(): void {
    this.list = []
  }

  /** `copy` captures the current content. */
  add(boxes: readonly Box[], copy: (box: Box) => HTMLCanvasElement): void {
    this.list = [...this.list, ...boxes.map((box) => ({ canvas: copy(box), box, since: performance.now() }))]
  }

  /** `left`, `top`: the picture's corner. Returns whether a fade is running. */
  draw(ctx: Canvas2D, left: number, top: number, stretch: number): boolean {
    if (this.list.length === 0) return false
    const now = performance.now()
    for (const { canvas, box, since } of this.list) {
      const [x, y, x1, y1] = box
      ctx.globalAlpha = Math.max(0, Math.min(1, 1 - (now - since) / FADE_MS))
      if (ctx.globalAlpha > 0)
        ctx.drawImage(canvas, left + x * stretch, top + y * stretch, (x1 - x) * stretch, (y1 - y) * stretch)
    }
    ctx.globalAlpha = 1
    if (this.list.every(({ since }) => now - since >= FADE_MS)) this.list = []
    return this.list.length > 0
  }
}
