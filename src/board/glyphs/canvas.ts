import type { Canvas2D } from '../types'

/** A canvas that nobody sees, of so many pixels. `alpha`: it can be seen through. */
export function canvasOf(width: number, height: number, alpha = true): Canvas2D {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width))
  canvas.height = Math.max(1, Math.ceil(height))
  return canvas.getContext('2d', { alpha })!
}
