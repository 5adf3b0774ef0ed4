/** Where leader lines from the sea reach the coast. Board pixels. */

import type { Point } from '../../content/map.ts'
import type { SpaceId } from '../../engine/types/ids.ts'
import { memoizeByKey } from '../../memoize.ts'
import { derivedFromBoard, geography } from '../geography/current-board.ts'
import { isAtSea } from '../geography/grid.ts'
import { arcs } from '../geography/shapes.ts'

/** Typed arrays, because a layout scans them many thousand times. `costs`: of landing at a point. */
type Coast = {
  readonly points: readonly Point[]
  readonly xs: Float64Array
  readonly ys: Float64Array
  readonly costs: Float64Array
}

function computeCoast(space: SpaceId): Coast {
  const points: Point[] = []
  for (const { a, b, kind, arcs: lines } of geography().borders) {
    if (kind !== 'coast' || (a !== space && b !== space)) continue
    for (const n of lines) {
      const arc = arcs()[n]!
      for (let i = 0; i < arc.length; i += 2) {
        const last = points.at(-1)
        if (!last || Math.abs(last[0] - arc[i]!) + Math.abs(last[1] - arc[i + 1]!) > 10) points.push([arc[i]!, arc[i + 1]!])
      }
    }
  }
  const { heart, pull } = landingPreference(space)
  return {
    points,
    xs: Float64Array.from(points, ([x]) => x),
    ys: Float64Array.from(points, ([, y]) => y),
    costs: Float64Array.from(points, ([x, y]) => Math.hypot(x - heart[0], y - heart[1]) * pull),
  }
}

const coasts = derivedFromBoard(() => memoizeByKey(computeCoast))

/** Prefers the port, or else the middle of the land, to far corners. */
function landingPreference(space: SpaceId): { heart: Point; pull: number } {
  const port = geography().anchors[space]!.ports?.[0]
  return port ? { heart: port.coast, pull: 0.8 } : { heart: geography().anchors[space]!.label, pull: 0.4 }
}

export const hasCoast = (space: SpaceId): boolean => coasts()(space).points.length > 0

function distanceFrom({ xs, ys }: Coast, i: number, x: number, y: number, w: number, h: number): number {
  const dx = Math.max(Math.abs(xs[i]! - x) - w / 2, 0)
  const dy = Math.max(Math.abs(ys[i]! - y) - h / 2, 0)
  return Math.sqrt(dx * dx + dy * dy)
}

export type CoastPoint = { readonly at: Point; readonly nearest: Point; readonly away: number }

const clearPoints = new WeakMap<Point, Point>()

/** Null without a coast. */
export function coastPointFor(space: SpaceId, at: Point, w: number, h: number): CoastPoint | null {
  const coast = coasts()(space)
  const { points, costs } = coast
  let best = -1
  let nearest = -1
  let least = Number.POSITIVE_INFINITY
  let away = Number.POSITIVE_INFINITY
  for (let i = 0; i < points.length; i++) {
    const off = distanceFrom(coast, i, at[0], at[1], w, h)
    const cost = off + costs[i]!
    if (off < away) {
      nearest = i
      away = off
    }
    if (cost < least) {
      best = i
      least = cost
    }
  }
  return best < 0 ? null : { at: clearPoints.get(at) ?? points[best]!, nearest: points[nearest]!, away }
}

const MAX_TRIED = 16
/** Board px. */
const CLOSE_ENOUGH = 8

/** Whether a leader line reaches the coast without crossing land; caches its landing point. */
export function hasClearLeader(space: SpaceId, at: Point, w: number, h: number, { at: best, away }: CoastPoint): boolean {
  // Usually the best point is clear.
  const ashore = crossesNoLand(best, at, w, h) ? best : (findClearPoint(space, at, w, h) ?? (away <= CLOSE_ENOUGH ? best : null))
  if (ashore) clearPoints.set(at, ashore)
  return ashore !== null
}

function findClearPoint(space: SpaceId, at: Point, w: number, h: number): Point | null {
  const coast = coasts()(space)
  const costs = coast.costs.map((cost, i) => cost + distanceFrom(coast, i, at[0], at[1], w, h))
  for (let tried = 0; tried < Math.min(MAX_TRIED, costs.length); tried++) {
    let best = 0
    for (let i = 1; i < costs.length; i++) if (costs[i]! < costs[best]!) best = i
    if (crossesNoLand(coast.points[best]!, at, w, h)) return coast.points[best]!
    costs[best] = Number.POSITIVE_INFINITY
  }
  return null
}

const SAMPLE_SHARES = [0.25, 0.45, 0.65, 0.9] as const

function crossesNoLand([fx, fy]: Point, [x, y]: Point, w: number, h: number): boolean {
  const dx = Math.max(x - w / 2, Math.min(fx, x + w / 2)) - fx
  const dy = Math.max(y - h / 2, Math.min(fy, y + h / 2)) - fy
  for (const share of SAMPLE_SHARES) {
    const px = fx + dx * share
    const py = fy + dy * share
    if (!isAtSea(px - 0.5, py - 0.5, px + 0.5, py + 0.5)) return false
  }
  return true
}
