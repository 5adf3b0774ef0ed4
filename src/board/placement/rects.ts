/** Arithmetic of rectangles, in the caller's unit. */
import type { Point } from '../../content/map.ts'

export type Rect = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number }

export const rectAt = (x: number, y: number, w: number, h: number, grown = 0): Rect => ({
  x0: x - grown,
  y0: y - grown,
  x1: x + w + grown,
  y1: y + h + grown,
})

export const centre = ({ x0, y0, x1, y1 }: Rect): Point => [(x0 + x1) / 2, (y0 + y1) / 2]
export const contains = ([x, y]: Point, r: Rect): boolean => x > r.x0 && x < r.x1 && y > r.y0 && y < r.y1
export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay)
export const grow = ({ x0, y0, x1, y1 }: Rect, by: number): Rect => ({ x0: x0 - by, y0: y0 - by, x1: x1 + by, y1: y1 + by })
export const overlaps = (a: Rect, b: Rect) => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1
export const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0))
export function boundingRect(points: readonly Point[], grown: number): Rect {
  let [x0, y0, x1, y1] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const [x, y] of points) {
    if (x < x0) x0 = x
    if (x > x1) x1 = x
    if (y < y0) y0 = y
    if (y > y1) y1 = y
  }
  return { x0: x0 - grown, y0: y0 - grown, x1: x1 + grown, y1: y1 + grown }
}

const boundsCache = new WeakMap<readonly Point[], Rect>()

/** Cached by line. */
export function lineBounds(line: readonly Point[]): Rect {
  const box = boundsCache.get(line) ?? boundingRect(line, 0)
  boundsCache.set(line, box)
  return box
}

export const union = (rects: readonly Rect[]): Rect => ({
  x0: Math.min(...rects.map(({ x0 }) => x0)),
  y0: Math.min(...rects.map(({ y0 }) => y0)),
  x1: Math.max(...rects.map(({ x1 }) => x1)),
  y1: Math.max(...rects.map(({ y1 }) => y1)),
})

export function edgePoint(rect: Rect, angle: number, gap: number): Point {
  const [x, y] = centre(rect)
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const reach = Math.min(
    ((rect.x1 - rect.x0) / 2 + gap) / Math.max(1e-6, Math.abs(dx)),
    ((rect.y1 - rect.y0) / 2 + gap) / Math.max(1e-6, Math.abs(dy)),
  )
  return [x + dx * reach, y + dy * reach]
}
