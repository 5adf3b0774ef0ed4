/** Places pills: beside, on or behind an arrow; and numbers beside an army. */
import type { Point } from '../../content/map.ts'
import { grow, lineBounds, overlap, overlaps, type Rect } from '../placement/rects.ts'

const containsPoint = (r: Rect, [x, y]: Point, by: number) => x > r.x0 - by && x < r.x1 + by && y > r.y0 - by && y < r.y1 + by

function squaredDistance(line: readonly Point[], x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY
  for (const [px, py] of line) least = Math.min(least, (px - x) ** 2 + (py - y) ** 2)
  return least
}

function hasNearerPoint(line: readonly Point[], x: number, y: number, square: number): boolean {
  for (const [px, py] of line) if ((px - x) ** 2 + (py - y) ** 2 < square) return true
  return false
}

const SHAFT_ROOM = 9

/** Pixels from the shaft and their cost. */
const SIDE_STEPS = [
  [0, 0],
  [9, 5],
  [20, 13],
] as const

const CIRCLES = [
  [26, 14],
  [40, 20],
] as const

const REACH = 120

/** `size` in pixels; `onShaft`: cost of standing on the line. */
export function placePill(
  [w, h]: readonly [number, number],
  line: readonly Point[],
  onShaft: number,
  allParts: readonly Rect[],
  allPills: readonly Rect[],
  allLines: readonly (readonly Point[])[],
): Rect {
  // Nothing outside this box can affect the pill.
  const reach = grow(lineBounds(line), 2 * (w + h) + REACH)
  const isNear = (rect: Rect) => overlaps(rect, reach)
  const parts = allParts.filter(isNear)
  const pills = allPills.filter(isNear)
  const lines = allLines.filter((other) => isNear(grow(lineBounds(other), 1)))
  const rectAt = (x: number, y: number): Rect => ({ x0: x - w / 2, y0: y - h / 2, x1: x + w / 2, y1: y + h / 2 })
  const last = line.length - 1
  const long = Math.hypot(line[last]![0] - line[0]![0], line[last]![1] - line[0]![1])
  const best = { rect: rectAt(0, 0), cost: Number.POSITIVE_INFINITY }
  const weigh = (x: number, y: number, start: number) => {
    const rect = rectAt(x, y)
    let cost = start
    for (const part of parts) if (cost < best.cost) cost += overlap(rect, part) * 0.16
    for (const pill of pills) cost += overlap(grow(rect, 2), pill) * 0.2
    for (const other of lines) {
      if (cost >= best.cost) return
      if (other === line) {
        // The head must stay visible.
        for (let i = Math.max(0, last - 4); i <= last; i++) if (containsPoint(rect, line[i]!, 5)) cost += 6
      } else for (const [i, point] of other.entries()) if (containsPoint(rect, point, 4)) cost += i > other.length - 6 ? 12 : 5
    }
    // A pill should be nearest to its own line.
    if (cost < best.cost) {
      const own = squaredDistance(line, x, y)
      if (lines.some((other) => other !== line && hasNearerPoint(other, x, y, own))) cost += 10
    }
    if (cost < best.cost) Object.assign(best, { rect, cost })
  }
  for (const t of [0.42, 0.3, 0.54, 0.18, 0.66, 0.06, 0.78]) {
    const i = Math.round(t * last)
    const [x, y] = line[i]!
    const [[ax, ay], [bx, by]] = [line[Math.max(0, i - 1)]!, line[Math.min(last, i + 1)]!]
    const step = Math.hypot(bx - ax, by - ay) || 1
    const [dx, dy] = [(bx - ax) / step, (by - ay) / step]
    // Keeps the pill's corners clear of the shaft.
    const aside = SHAFT_ROOM + Math.abs(dy) * (w / 2) + Math.abs(dx) * (h / 2)
    const off = Math.abs(t - 0.42) * 6
    for (const [further, dearer] of SIDE_STEPS) {
      weigh(x - dy * (aside + further), y + dx * (aside + further), off + dearer)
      weigh(x + dy * (aside + further), y - dx * (aside + further), off + dearer)
    }
    const visibleShaft = long - (Math.abs(dx) * w + Math.abs(dy) * h)
    weigh(x, y, off + onShaft + Math.max(0, 60 - visibleShaft) * 0.3)
  }
  const [mx, my] = line[Math.round(0.42 * last)]!
  for (const [radius, dearer] of CIRCLES)
    for (let i = 0; i < 12; i++) {
      const angle = (i * Math.PI) / 6
      weigh(mx + Math.cos(angle) * (radius + w * 0.35), my + Math.sin(angle) * radius, dearer)
    }
  const [[tx, ty], [nx, ny]] = [line[0]!, line[Math.min(last, 3)]!]
  const step = Math.hypot(nx - tx, ny - ty) || 1
  const [dx, dy] = [(nx - tx) / step, (ny - ty) / step]
  const back = Math.min((w / 2 + 3) / (Math.abs(dx) || 0.01), (h / 2 + 3) / (Math.abs(dy) || 0.01))
  weigh(tx - dx * back, ty - dy * back, 3)
  return best.rect
}

const GAP = 6

/** Square pixels for each later place. */
const PLACE_COST = 8

export function placeBesideArmy(army: Rect, [w, h]: readonly [number, number], taken: readonly Rect[]): Rect {
  const middle = (army.y0 + army.y1 - h) / 2
  const [right, left, above, below] = [army.x1 + GAP, army.x0 - GAP - w, army.y0 - GAP - h, army.y1 + GAP]
  const [endsRight, centred] = [army.x1 - w, (army.x0 + army.x1 - w) / 2]
  const places = [
    [right, middle],
    [left, middle],
    [endsRight, above],
    [endsRight, below],
    [army.x0, above],
    [army.x0, below],
    [centred, above],
    [centred, below],
    [right, above],
    [right, below],
    [left, above],
    [left, below],
  ] as const
  const about = { x0: left, y0: above, x1: right + w, y1: below + h }
  const near = taken.filter((part) => overlaps(part, grow(about, w)))
  let best: { readonly rect: Rect; readonly cost: number } | null = null
  for (const [n, [x, y]] of places.entries()) {
    let cost = n * PLACE_COST
    if (best && cost >= best.cost) continue
    const rect = { x0: x, y0: y, x1: x + w, y1: y + h }
    const room = grow(rect, 1)
    for (const part of near) cost += overlap(room, part)
    if (!best || cost < best.cost) best = { rect, cost }
  }
  return best!.rect
}
