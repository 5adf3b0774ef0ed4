import type { Canvas2D } from '../types.ts'

/** A canvas that nobody sees, of so many pixels; in a thread without a page one of its own kind, which draws the same. `alpha`: it can be seen through. */
export function createCanvas(width: number, height: number, alpha = true): Canvas2D {
  const [w, h] = [Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height))]
  const paged = typeof document !== 'undefined'
  const canvas = paged ? document.createElement('canvas') : (new OffscreenCanvas(w, h) as unknown as HTMLCanvasElement)
  if (paged) [canvas.width, canvas.height] = [w, h]
  return canvas.getContext('2d', { alpha })!
}
