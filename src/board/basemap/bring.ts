/** From one picture of the land to another: what of it a camera sees, and the same at another scale. */
import type { Box } from '../geography/shapes.ts'
import type { Camera, Canvas2D, Size } from '../types.ts'
import type { Grounds } from './ground.ts'
import { intersection } from './parts.ts'
import type { OverviewPicture } from './small.ts'

/** On a whole device pixel. */
export const snapToDevicePixel = (value: number, ratio: number): number => Math.round(value * ratio) / ratio

/** Where in a picture what a camera sees lies, on whole device pixels. */
export function visibleBox(picture: Camera, { x, y }: Camera, { width, height }: Size, ratio: number): Box {
  const [left, top] = [snapToDevicePixel(picture.x - x, ratio), snapToDevicePixel(picture.y - y, ratio)]
  return [left, top, left + width, top + height]
}

/** Only these boxes are drawn into, of two that overlap the first without the second. */
export function clipToBoxes(ctx: Canvas2D, boxes: readonly Box[]): void {
  ctx.beginPath()
  for (const [x0, y0, x1, y1] of boxes) ctx.rect(x0, y0, x1 - x0, y1 - y0)
  ctx.clip('evenodd')
}

/** A picture as it was drawn; `seen`: the part of it that counts, in its own pixels. */
type SourcePicture = { readonly canvas: HTMLCanvasElement; readonly camera: Camera; readonly ratio: number; readonly seen: Box }

/** Puts what is seen of a picture where it belongs in the next one, over the small one, as far as that is seen (`near`). */
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
