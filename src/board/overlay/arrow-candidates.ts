/** Candidate lines of an arrow, with their basic cost. */
import type { Point } from '../../content/map.ts'
import { borderPointsOf, clickPointOf } from '../geography/geometry.ts'
import { smoothLine } from '../geography/routes.ts'
import { centre, contains, distance, edgePoint, grow, type Rect } from '../placement/rects.ts'
import type { Arrow } from '../types.ts'

/** Between an arrow's ends and the chips (px). */
const GAP = 6
const MIN_LENGTH = 46
const SAMPLES = 20

function curvedLine([ax, ay]: Point, [bx, by]: Point, bend: number): Point[] {
  const [cx, cy] = [(ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend]
  return Array.from({ length: SAMPLES + 1 }, (_, i): Point => {
    const t = i / SAMPLES
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
    return [p * ax + q * cx + r * bx, p * ay + q * cy + r * by]
  })
}

/** `cost`: before the surroundings are known. */
export type LineCandidate = { readonly line: () => readonly Point[]; readonly cost: number }

const LEAVE_ANGLES = [0, 0.45, -0.45, 0.95, -0.95, 1.5, -1.5]
const ARRIVE_ANGLES = [0, 0.35, -0.35, 0.75, -0.75, 1.2, -1.2, 1.7, -1.7]
const BENDS = [0.13, -0.13, 0.26, -0.26]

export function* candidatesBetweenChips(from: Rect, to: Rect, far: boolean): Generator<LineCandidate> {
  const gap = far ? 2 : GAP
  const short = far ? 20 : MIN_LENGTH
  const [a, b] = [centre(from), centre(to)]
  const straight = Math.atan2(b[1] - a[1], b[0] - a[0])
  const starts = (far ? LEAVE_ANGLES.slice(0, 3) : LEAVE_ANGLES).map(
    (leave) => [leave, edgePoint(from, straight + leave, gap)] as const,
  )
  const ends = (far ? ARRIVE_ANGLES.slice(0, 5) : ARRIVE_ANGLES).map(
    (arrive) => [arrive, edgePoint(to, straight + Math.PI + arrive, gap)] as const,
  )
  for (const [leave, start] of starts)
    for (const [arrive, end] of ends) {
      const long = distance(start, end)
      // Between close chips an arrow would be a stub or turn back.
      const back = (end[0] - start[0]) * (b[0] - a[0]) + (end[1] - start[1]) * (b[1] - a[1]) < 0
      const cost = Math.abs(leave) * 1.6 + Math.abs(arrive) * 1.5 + Math.max(0, short - long) * (far ? 1 : 0.35) + (back ? 9 : 0)
      for (const bend of BENDS) yield { line: () => curvedLine(start, end, bend), cost: cost + Math.abs(bend) * 5 }
    }
}

const ACROSS = [
  [34, 28],
  [26, 22],
  [44, 34],
] as const

/** For armies too close for an arrow between their chips. */
export function* candidatesAcrossBorder(arrow: Arrow, k: number): Generator<LineCandidate> {
  const places = borderPointsOf(arrow.from, arrow.to)
  const [a, b] = [clickPointOf(arrow.from), clickPointOf(arrow.to)]
  const straight = Math.atan2(b[1] - a[1], b[0] - a[0])
  for (const [i, place] of places.entries())
    for (const off of [0, 0.5, -0.5, 1, -1])
      for (const [behind, before] of ACROSS) {
        const [x, y] = [place[0] * k, place[1] * k]
        const [dx, dy] = [Math.cos(straight + off), Math.sin(straight + off)]
        const line = () =>
          curvedLine([x - dx * behind, y - dy * behind], [x + dx * before, y + dy * before], i % 2 === 0 ? 0.13 : -0.13)
        const cost = 4 + Math.abs(off) * 1.5 + Math.abs(i - (places.length - 1) / 2) * 0.15 + (behind === 34 ? 0 : 0.8)
        yield { line, cost }
      }
}

export function* candidatesAlongRoute(whole: readonly Point[], from: Rect, to: Rect): Generator<LineCandidate> {
  // A border under the fleet itself is not a turning point.
  const route = whole.filter(
    (point, i) => i === 0 || i === whole.length - 1 || !(contains(point, grow(from, 26)) || contains(point, grow(to, 26))),
  )
  for (const leave of LEAVE_ANGLES)
    for (const arrive of ARRIVE_ANGLES.slice(0, 7)) {
      const [first, last] = [route[1]!, route.at(-2)!]
      const [a, b] = [centre(from), centre(to)]
      const start = edgePoint(from, Math.atan2(first[1] - a[1], first[0] - a[0]) + leave, GAP)
      const end = edgePoint(to, Math.atan2(last[1] - b[1], last[0] - b[0]) + arrive, GAP)
      const line = () => smoothLine([start, ...route.slice(1, -1), end])
      yield { line, cost: Math.abs(leave) * 1.6 + Math.abs(arrive) * 1.5 }
    }
}
