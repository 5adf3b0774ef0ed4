/** Room on the sea for islands and small countries: cells beside their coast, and a line that leads back to the land. */
import type { Box, Point } from '../geometry'
import type { Space } from './board'
import type { Size } from './names'
import type { Raster } from './raster'
import { boxAround, cellPx, meets } from './slots'

export type Spill = {
  /** The foot of the line, on the land. */
  readonly from: Point
  /** Its head, at the edge of the cells. */
  readonly at: Point
  readonly slots: readonly Point[]
  /** The middle of the name, where that stands on the sea too: above the cells. */
  readonly name?: { readonly at: Point; readonly size: Size }
}

/** From the coast to the cells at most, and to the nearest cell at least: the shore's engraved lines stay clear. */
const farthestPx = 110
/** Where that is too near, so far. */
const fartherPx = 190
/** The coast is felt for in steps of this. */
const coarsePx = 4
const nearestPx = 5
const stepPx = 5

const half = (value: number): number => Math.round(value * 2) / 2

/** `sea` has an owner wherever there is land. `name`: the size of the name, when it too has to stand on the sea. */
export function spillOf(
  space: Space,
  shore: readonly Point[],
  sea: Raster,
  taken: readonly Box[],
  cells: number,
  name: Size | null,
): Spill | null {
  const coast = thinned(shore)
  return within(farthestPx, space, coast, sea, taken, cells, name) ?? within(fartherPx, space, coast, sea, taken, cells, name)
}

function thinned(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    const last = kept.at(-1)
    if (!last || Math.abs(point[0] - last[0]) + Math.abs(point[1] - last[1]) >= coarsePx) kept.push(point)
  }
  return kept
}

function within(
  farthest: number,
  space: Space,
  coast: readonly Point[],
  sea: Raster,
  taken: readonly Box[],
  cells: number,
  name: Size | null,
): Spill | null {
  let best: { spill: Spill; cost: number } | null = null
  const [x0, y0, x1, y1] = space.box
  for (const across of new Set([Math.min(3, cells), 2, cells, 1])) {
    const down = Math.ceil(cells / across)
    const [w, h]: Size = [Math.max(across * cellPx, name?.[0] ?? 0), down * cellPx + (name?.[1] ?? 0)]
    const reach = farthest + Math.max(w, h)
    for (let y = Math.floor(y0 - reach); y <= y1 + reach; y += stepPx)
      for (let x = Math.floor(x0 - reach); x <= x1 + reach; x += stepPx) {
        const box = boxAround([x, y], [w, h])
        if (sea.ownerAt(x, y) !== 0 || !sea.isClear(box) || taken.some((other) => meets(box, other))) continue
        const [px, py] = space.pole
        const off = Math.sqrt((x - px) ** 2 + (y - py) ** 2)
        if (best && off * 0.5 + down * 4 + nearestPx * 2 >= best.cost) continue
        const foot = nearest(coast, box)
        const away = Math.sqrt(squaredTo(foot, box))
        if (away < nearestPx || away > farthest) continue
        const cost = away * 2 + off * 0.5 + down * 4
        if (best && cost >= best.cost) continue
        const at: Point = [half(clamp(foot[0], box[0], box[2])), half(clamp(foot[1], box[1], box[3]))]
        if (!isOverOwn(foot, at, sea)) continue
        best = { spill: { from: [half(foot[0]), half(foot[1])], at, ...fill(box, across, cells, name) }, cost }
      }
  }
  return best?.spill ?? null
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))

/** Squared distance from a point to a box. */
const squaredTo = ([x, y]: Point, [x0, y0, x1, y1]: Box): number =>
  Math.max(x0 - x, 0, x - x1) ** 2 + Math.max(y0 - y, 0, y - y1) ** 2

const nearest = (coast: readonly Point[], box: Box): Point =>
  coast.reduce((a, b) => (squaredTo(b, box) < squaredTo(a, box) ? b : a))

/** The line to the cells runs over the sea, but for its first steps. */
function isOverOwn(from: Point, to: Point, sea: Raster): boolean {
  for (let n = 4; n <= 20; n++) {
    const [x, y] = [from[0] + ((to[0] - from[0]) * n) / 20, from[1] + ((to[1] - from[1]) * n) / 20]
    if (sea.ownerAt(x, y) !== 0) return false
  }
  return true
}

function fill([x0, y0, x1]: Box, across: number, cells: number, name: Size | null): Pick<Spill, 'slots' | 'name'> {
  const left = (x0 + x1) / 2 - (across * cellPx) / 2
  const top = y0 + (name?.[1] ?? 0)
  const slots = Array.from(
    { length: cells },
    (_, i): Point => [left + ((i % across) + 0.5) * cellPx, top + (Math.floor(i / across) + 0.5) * cellPx],
  )
  return name ? { slots, name: { at: [(x0 + x1) / 2, y0 + name[1] / 2], size: name } } : { slots }
}
