/** Places a card beside the mouse, inside the map. Pixels of the map. */

import type { Box } from '../geography/shapes.ts'
import type { Size } from '../types.ts'

/** Below the cursor there is less room. */
const CURSOR_GAP = { x: 14, above: 12, below: 20 }
const EDGE = 8

type Point = { readonly x: number; readonly y: number }

/** Covers `keep` only if unavoidable, then as little as possible of `next`, then of `spare`. */
export function placePopover(
  { x, y }: Point,
  card: Size,
  map: Size,
  keep: Box | null,
  spare: readonly Box[] = [],
  next: readonly Box[] = [],
): Point {
  const [right, left] = [x + CURSOR_GAP.x, x - CURSOR_GAP.x - card.width]
  const [below, above] = [y + CURSOR_GAP.below, y - CURSOR_GAP.above - card.height]
  const places: (readonly [number, number])[] = [
    [right, below],
    [right, above],
    [left, below],
    [left, above],
    [right, y - card.height / 2],
    [left, y - card.height / 2],
    [x - card.width / 2, below],
    [x - card.width / 2, above],
  ]
  if (keep) {
    const [x0, y0, x1, y1] = keep
    places.push([Math.max(right, x1 + EDGE), below], [Math.min(left, x0 - EDGE - card.width), below])
    places.push([right, Math.max(below, y1 + EDGE)], [right, Math.min(above, y0 - EDGE - card.height)])
    places.push([Math.max(right, x1 + EDGE), y - card.height / 2], [Math.min(left, x0 - EDGE - card.width), y - card.height / 2])
    places.push([x - card.width / 2, Math.max(below, y1 + EDGE)], [x - card.width / 2, Math.min(above, y0 - EDGE - card.height)])
  }
  let best: Point = { x: EDGE, y: EDGE }
  let least = Number.POSITIVE_INFINITY
  for (const [px, py] of places) {
    const at = { x: clampInside(px, card.width, map.width), y: clampInside(py, card.height, map.height) }
    const box: Box = [at.x, at.y, at.x + card.width, at.y + card.height]
    // Under the cursor is worst.
    const over = (keep ? overlapArea(box, keep) * 100 : 0) + overlapArea(box, [x - 4, y - 4, x + 12, y + 16]) * 10_000
    const covered = (boxes: readonly Box[]) => boxes.reduce((sum, other) => sum + overlapArea(box, other), 0)
    const cost = over + covered(next) * 50 + covered(spare)
    if (cost < least) [best, least] = [at, cost]
  }
  return best
}

const clampInside = (at: number, size: number, room: number) => Math.max(EDGE, Math.min(at, room - EDGE - size))
const overlapArea = (a: Box, b: Box) =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]))
