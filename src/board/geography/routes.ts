/** Routes of voyages and marches over the borders they cross, and smooth lines along them. */

import type { Point } from '../../content/map.ts'
import type { SpaceId } from '../../engine/types/ids.ts'
import { memoizeByKey } from '../../memoize.ts'
import type { Arrow } from '../types.ts'
import { derivedFromBoard, geography, isLandSpace } from './current-board.ts'
import { borderPointsOf, clickPointOf } from './geometry.ts'
import { cellAt } from './grid.ts'

/** Cost of crossing land: pixels for each eighth of a leg. */
const ASHORE_COST = 90

function sampleWater(zone: SpaceId): readonly Point[] {
  const [x0, y0, x1, y1] = geography().shapes.get(zone)!.box
  const points: Point[] = []
  for (let i = 0; i < GRID; i++)
    for (let j = 0; j < GRID; j++) {
      const [x, y] = [x0 + ((x1 - x0) * (i + 0.5)) / GRID, y0 + ((y1 - y0) * (j + 0.5)) / GRID]
      if (cellAt(x, y, zone) === 1) points.push([x, y])
    }
  return points
}
const GRID = 9

const waterPoints = derivedFromBoard(() => memoizeByKey(sampleWater))

type Leg = { readonly cost: number; readonly by: Point | null }

/** Straight through a zone, or by one point of it to avoid land. */
function bestLeg(a: Point, b: Point, k: number, zone: SpaceId): Leg {
  const straight = stepCost(a, b, k, zone)
  let best: Leg = { cost: straight, by: null }
  if (straight < Math.hypot(b[0] - a[0], b[1] - a[1]) + ASHORE_COST) return best
  for (const [x, y] of waterPoints()(zone)) {
    const by: Point = [x * k, y * k]
    if (Math.hypot(by[0] - a[0], by[1] - a[1]) + Math.hypot(by[0] - b[0], by[1] - b[1]) >= best.cost) continue
    const cost = stepCost(a, by, k, zone) + stepCost(by, b, k, zone)
    if (cost < best.cost) best = { cost, by }
  }
  return best
}

function stepCost(a: Point, b: Point, k: number, zone: SpaceId): number {
  let cost = Math.hypot(b[0] - a[0], b[1] - a[1])
  for (let i = 1; i < 8; i++) {
    const [x, y] = [(a[0] + ((b[0] - a[0]) * i) / 8) / k, (a[1] + ((b[1] - a[1]) * i) / 8) / k]
    if (cellAt(x, y, zone) === 3) cost += ASHORE_COST
  }
  return cost
}

/** The shortest chain of zones, if no route is given. */
export function zonesBetween(from: SpaceId, to: SpaceId): readonly SpaceId[] {
  const back = new Map<SpaceId, SpaceId>([[to, to]])
  for (const [zone] of back) {
    if (zone === from) break
    for (const next of geography().spacesById.get(zone)?.adjacent ?? [])
      if (!back.has(next) && !isLandSpace(next)) back.set(next, zone)
  }
  const zones: SpaceId[] = []
  for (let at = back.get(from); at !== undefined && at !== to; at = back.get(at)) zones.push(at)
  return zones
}

/** From start to end (pixels at scale k) through the spaces of an arrow: one point on each border, by shortest path. */
export function routeThrough(arrow: Arrow, start: Point, end: Point, k: number): readonly Point[] {
  const spaces = [arrow.from, ...(arrow.via ?? zonesBetween(arrow.from, arrow.to)), arrow.to]
  const gates = spaces.slice(1).map((space, i): readonly Point[] => {
    const points = borderPointsOf(spaces[i]!, space)
    return (points.length > 0 ? points : [clickPointOf(space)]).map(([x, y]): Point => [x * k, y * k])
  })
  type Reached = { readonly at: Point; readonly by: Point | null; readonly cost: number; readonly back: Reached | null }
  let front: readonly Reached[] = [{ at: start, by: null, cost: 0, back: null }]
  const reach = (at: Point, zone: SpaceId): Reached =>
    front
      .map((back): Reached => {
        const { cost, by } = bestLeg(back.at, at, k, zone)
        return { at, by, back, cost: back.cost + cost }
      })
      .reduce((best, each) => (each.cost < best.cost ? each : best))
  for (const [i, gate] of gates.entries()) front = gate.map((at) => reach(at, spaces[i]!))
  const points: Point[] = []
  for (let at: Reached | null = reach(end, arrow.to); at; at = at.back) points.unshift(...(at.by ? [at.by] : []), at.at)
  return points
}

/** Cuts corners (Chaikin); keeps both ends. */
export function smoothLine(points: readonly Point[]): readonly Point[] {
  let line = points
  for (let n = 0; n < 3; n++) {
    const cut: Point[] = [line[0]!]
    for (let i = 0; i + 1 < line.length; i++) {
      const [[ax, ay], [bx, by]] = [line[i]!, line[i + 1]!]
      if (i > 0) cut.push([ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25])
      if (i + 2 < line.length) cut.push([ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75])
    }
    cut.push(line.at(-1)!)
    line = cut
  }
  return resample(line, 28)
}

export function resample(line: readonly Point[], steps: number): readonly Point[] {
  const lengths = [0]
  for (let i = 1; i < line.length; i++)
    lengths.push(lengths[i - 1]! + Math.hypot(line[i]![0] - line[i - 1]![0], line[i]![1] - line[i - 1]![1]))
  const whole = lengths.at(-1)!
  let n = 1
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const along = (whole * step) / steps
    while (n < line.length - 1 && lengths[n]! < along) n++
    const part = lengths[n]! - lengths[n - 1]!
    const t = part > 0 ? (along - lengths[n - 1]!) / part : 0
    const [[ax, ay], [bx, by]] = [line[n - 1]!, line[n]!]
    return [ax + (bx - ax) * t, ay + (by - ay) * t]
  })
}
