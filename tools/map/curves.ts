/** Smooth lines through authored points. */
import { distance, type Point } from './geometry'

/** No longer than the leg it belongs to, or the curve would loop at a sharp bend. */
function tangent(before: Point, after: Point, limit: number): Point {
  const [x, y] = [(after[0] - before[0]) / 2, (after[1] - before[1]) / 2]
  const length = Math.hypot(x, y)
  return length > limit ? [(x * limit) / length, (y * limit) / length] : [x, y]
}

/** A Catmull-Rom curve, one list for each leg from point to point; both ends of a leg are its own, and exact. */
export function splineLegs(points: readonly Point[], stepPx: number, closed = false): Point[][] {
  const last = points.length - 1
  const legs: Point[][] = []
  for (let i = 0; i < last; i++) {
    const [from, to] = [points[i]!, points[i + 1]!]
    const before = points[i - 1] ?? (closed ? points[last - 1]! : from)
    const after = points[i + 2] ?? (closed ? points[1]! : to)
    const length = distance(from, to)
    const [out, into] = [tangent(before, to, length), tangent(from, after, length)]
    const steps = Math.max(2, Math.ceil(length / stepPx))
    const leg: Point[] = [from]
    for (let step = 1; step < steps; step++) {
      const t = step / steps
      const [t2, t3] = [t * t, t * t * t]
      const [ofFrom, ofOut, ofTo, ofInto] = [2 * t3 - 3 * t2 + 1, t3 - 2 * t2 + t, 3 * t2 - 2 * t3, t3 - t2]
      leg.push([
        ofFrom * from[0] + ofOut * out[0] + ofTo * to[0] + ofInto * into[0],
        ofFrom * from[1] + ofOut * out[1] + ofTo * to[1] + ofInto * into[1],
      ])
    }
    leg.push(to)
    legs.push(leg)
  }
  return legs
}

/** The same as one line. A closed line gives its first point again at the end. */
export function spline(points: readonly Point[], stepPx: number, closed = false): Point[] {
  const legs = splineLegs(points, stepPx, closed)
  return [...legs.flatMap((leg) => leg.slice(0, -1)), points.at(-1)!]
}

/** The point so far beyond `to`, coming from `from`. */
export function beyond(from: Point, to: Point, px: number): Point {
  const length = distance(from, to)
  return [to[0] + ((to[0] - from[0]) / length) * px, to[1] + ((to[1] - from[1]) / length) * px]
}
