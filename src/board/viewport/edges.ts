/** Where pointers to spaces out of view are placed: on the edge of a box of the map, in the direction of the space. Pure; pixels of the map. */
import type { Point } from '../../content/map.ts'
import type { Box } from '../geography/shapes.ts'
import type { Size } from '../types.ts'

/** Space between a pointer and the edge, and between two pointers. */
const GAP = 8
/** A space whose point is this close to the edge of the map counts as out of view. */
const EDGE_MARGIN = 12

export type PointerPlace = { readonly x: number; readonly y: number; readonly angle: number }

/** Whether a point lies outside the map, or so close to its edge that its army is cut. */
export const isOutOfView = ([x, y]: Point, { width, height }: Size): boolean =>
  x < EDGE_MARGIN || y < EDGE_MARGIN || x > width - EDGE_MARGIN || y > height - EDGE_MARGIN

type Placed = PointerPlace & { readonly size: Size }

const overlaps = (a: Placed, b: Placed): boolean =>
  Math.abs(a.x - b.x) < (a.size.width + b.size.width) / 2 + GAP && Math.abs(a.y - b.y) < (a.size.height + b.size.height) / 2 + GAP

/** How far (px) a pointer is moved along the edge at a time until it is free. */
const STEP = 8

/** The edge of a box as one line: from the top left corner round to the right. */
function edgeLine([x0, y0, x1, y1]: Box) {
  const [w, h] = [x1 - x0, y1 - y0]
  const length = 2 * (w + h)
  const pointAt = (way: number): Point => {
    const at = ((way % length) + length) % length
    if (at < w) return [x0 + at, y0]
    if (at < w + h) return [x1, y0 + at - w]
    return at < 2 * w + h ? [x1 - (at - w - h), y1] : [x0, y1 - (at - 2 * w - h)]
  }
  /** Where a ray from the middle of the box leaves it. */
  const wayTo = ([dx, dy]: Point): number => {
    const [across, down] = [Math.abs(dx) / w, Math.abs(dy) / h]
    const side = across > down ? (dx > 0 ? 'right' : 'left') : dy > 0 ? 'bottom' : 'top'
    const [x, y] = [w / 2 + (dx / (down || 1)) * 0.5, h / 2 + (dy / (across || 1)) * 0.5]
    return { top: x, right: w + y, bottom: w + h + (w - x), left: 2 * w + h + (h - y) }[side]
  }
  return { length, pointAt, wayTo }
}

/**
 * Middles of the pointers and the direction (degrees, 0 = right) of each. A pointer that would lie over another, or over what has
 * to be seen (`taken`), is moved along the edge; null where the edge has no room left.
 */
export function placePointers(
  pointers: readonly { readonly at: Point; readonly size: Size }[],
  [x0, y0, x1, y1]: Box,
  taken: readonly Box[] = [],
): readonly (PointerPlace | null)[] {
  const seen: Placed[] = taken.map(([left, top, right, bottom]) => ({
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    angle: 0,
    size: { width: right - left, height: bottom - top },
  }))
  const placed: Placed[] = []
  return pointers.map(({ at, size }) => {
    const [w, h] = [size.width / 2 + GAP, size.height / 2 + GAP]
    const { length, pointAt, wayTo } = edgeLine([x0 + w, y0 + h, x1 - w, y1 - h])
    const [dx, dy] = [at[0] - (x0 + x1) / 2, at[1] - (y0 + y1) / 2]
    const angle = (Math.atan2(dy, dx) * 180) / Math.PI
    const wanted = wayTo([dx, dy])
    const freeOf = (others: readonly Placed[]): Placed | null => {
      for (let away = 0; away < length / 2; away += STEP)
        for (const way of [wanted + away, wanted - away]) {
          const [x, y] = pointAt(way)
          const place = { x, y, angle, size }
          if (!others.some((each) => overlaps(each, place))) return place
        }
      return null
    }
    const place = freeOf([...seen, ...placed]) ?? freeOf(placed)
    if (place) placed.push(place)
    return place && { x: place.x, y: place.y, angle }
  })
}
