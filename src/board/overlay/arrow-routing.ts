/** Routes arrows from army to army, clear of names and chips, and places their pills. */
import type { Point } from '../../content/map.ts'
import { derivedFromBoard, isLandSpace } from '../geography/current-board.ts'
import { cellReader } from '../geography/grid.ts'
import { routeThrough, zonesBetween } from '../geography/routes.ts'
import { FAR_SCALE, pillHeight, pillWidth } from '../glyphs/totals.ts'
import type { Layout } from '../placement/layout.ts'
import { boundingRect, centre, contains, distance, grow, lineBounds, overlaps, type Rect } from '../placement/rects.ts'
import { armyRect, blockRect, goalRect, obstacleRects } from '../placement/screen-rects.ts'
import type { Arrow } from '../types.ts'
import { candidatesAcrossBorder, candidatesAlongRoute, candidatesBetweenChips, type LineCandidate } from './arrow-candidates.ts'
import { placePill } from './pill-placement.ts'

/** Length and half width of the head. */
const [BACK, BARB] = [16, 10]

/** From 0 to π. */
const angleBetween = (a: number, b: number): number => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)))

type CellReader = ReturnType<typeof cellReader>

type RoutingContext = {
  readonly goal: Rect
  readonly seen: readonly [from: CellReader, to: CellReader]
  readonly rects: readonly Rect[]
  readonly lines: readonly (readonly Point[])[]
  readonly boxes: readonly Rect[]
  readonly k: number
}

/** Nothing farther from a line than this affects its cost. */
const NEAR_PX = 20

/** Stops once the cost exceeds `limit`. */
function lineCost(line: readonly Point[], start: number, arrow: Arrow, ground: RoutingContext, limit: number): number {
  let cost = start
  const {
    k,
    goal,
    seen: [fromThere, toThere],
  } = ground
  const tip = line.at(-1)!
  // Cheap checks first, because most candidates fail them: the arrow should point at its goal and start towards it.
  const [before, [x, y]] = [line[Math.max(0, line.length - 4)]!, tip]
  const step = distance(before, tip) || 1
  const [dx, dy] = [(x - before[0]) / step, (y - before[1]) / step]
  const [gx, gy] = centre(goal)
  cost += Math.max(0, angleBetween(Math.atan2(dy, dx), Math.atan2(gy - y, gx - x)) - 0.7) * 7
  const [first, second] = [line[0]!, line[3]!]
  cost +=
    Math.max(
      0,
      angleBetween(Math.atan2(second[1] - first[1], second[0] - first[0]), Math.atan2(gy - first[1], gx - first[0])) - 1.1,
    ) * 3
  if (toThere(x / k, y / k) !== 1) cost += arrow.kind === 'flight' ? 1.6 : 4
  if (cost >= limit) return cost
  const box = boundingRect(line, NEAR_PX)
  const rects = ground.rects.filter((rect) => overlaps(rect, box))
  for (const side of [-BARB, BARB])
    for (const back of [6, BACK]) {
      const barb: Point = [x - dx * back - dy * side, y - dy * back + dx * side]
      for (const rect of rects) if (contains(barb, rect)) cost += 3.5
    }
  const crossesWater = !isLandSpace(arrow.from) && !isLandSpace(arrow.to)
  // Points of a long line are sparse, so each counts more.
  const sparse = Math.max(1, distance(line[0]!, line[1]!) / 9)
  for (let i = 0; i < line.length && cost < limit; i++) {
    const point = line[i]!
    const end = i === 0 || i === line.length - 1
    for (const rect of rects) if (contains(point, rect)) cost += end ? 12 : 2.4 * sparse
    if (arrow.kind === 'flight') continue
    const [px, py] = [point[0] / k, point[1] / k]
    const under = toThere(px, py)
    if (under === 1 || fromThere(px, py) === 1) continue
    cost += crossesWater ? (under === 3 ? 0.7 : 0) : 0.3
  }
  for (const [n, other] of ground.lines.entries()) {
    if (cost >= limit) break
    if (!overlaps(ground.boxes[n]!, box)) continue
    if (distance(other.at(-1)!, tip) < 20) cost += 7
    for (let i = 0; i < line.length; i += 2)
      for (let j = 0; j < other.length; j += 2)
        if (Math.abs(line[i]![0] - other[j]![0]) < 9 && Math.abs(line[i]![1] - other[j]![1]) < 9) cost += 1.6
  }
  return cost
}

function routeArrow(arrow: Arrow, ground: Pick<RoutingContext, 'rects' | 'lines' | 'k'>, layout: Layout): readonly Point[] {
  const { k } = ground
  const camera = { x: 0, y: 0, k }
  const [from, to] = [armyRect(arrow, arrow.from, layout, camera), goalRect(arrow, layout, camera)]
  const sails =
    arrow.kind !== 'flight' &&
    !isLandSpace(arrow.from) &&
    !isLandSpace(arrow.to) &&
    (arrow.via ?? zonesBetween(arrow.from, arrow.to)).length > 0
  const acrossShore = isLandSpace(arrow.from) !== isLandSpace(arrow.to)
  // Marches over two territories go through the one between, like ships through zones (TOU-MOV-01).
  const marches = arrow.kind !== 'flight' && isLandSpace(arrow.from) && isLandSpace(arrow.to) && (arrow.via ?? []).length > 0
  const routed = sails || marches
  const route = routed ? routeThrough(arrow, centre(from), centre(to), k) : []
  const box = boundingRect([...route, centre(from), centre(to)], k < FAR_SCALE ? 50 : 110)
  const lines = ground.lines.filter((line) => overlaps(grow(lineBounds(line), 10), box))
  const near: RoutingContext = {
    k,
    goal: to,
    seen: [cellReader(arrow.from), cellReader(arrow.to)],
    rects: ground.rects.filter((rect) => overlaps(rect, box)),
    lines,
    boxes: lines.map(lineBounds),
  }
  return cachedRoute(arrow, from, near, () => {
    const tries: LineCandidate[] = routed
      ? [...candidatesAlongRoute(route, from, to)]
      : [...candidatesBetweenChips(from, to, k < FAR_SCALE)]
    if (!routed && !acrossShore && arrow.kind !== 'flight' && k >= FAR_SCALE) tries.push(...candidatesAcrossBorder(arrow, k))
    return cheapestLine(tries, arrow, near) ?? [centre(from), centre(to)]
  })
}

function cheapestLine(tries: LineCandidate[], arrow: Arrow, near: RoutingContext): readonly Point[] | null {
  let best: { readonly line: readonly Point[]; readonly cost: number } | null = null
  for (const { line, cost: start } of tries.sort((a, b) => a.cost - b.cost)) {
    const limit: number = best?.cost ?? Number.POSITIVE_INFINITY
    if (start >= limit) break
    const tried = line()
    const cost = lineCost(tried, start, arrow, near, limit)
    if (cost < limit) best = { line: tried, cost }
  }
  return best?.line ?? null
}

type CachedRoute = { readonly from: Rect; readonly near: RoutingContext; readonly line: readonly Point[] }
/** Routes by order: finding one is slow, and other orders elsewhere do not change it. */
const routeCache = derivedFromBoard(() => new Map<string, CachedRoute>())
const MAX_ROUTES = 300

const isSameRect = (a: Rect, b: Rect): boolean => a.x0 === b.x0 && a.y0 === b.y0 && a.x1 === b.x1 && a.y1 === b.y1

function cachedRoute(arrow: Arrow, from: Rect, near: RoutingContext, find: () => readonly Point[]): readonly Point[] {
  const key = `${near.k} ${arrow.kind} ${arrow.from} ${arrow.via?.join() ?? ''} ${arrow.to}`
  const old = routeCache().get(key)
  const same =
    old &&
    isSameRect(old.from, from) &&
    isSameRect(old.near.goal, near.goal) &&
    old.near.rects.length === near.rects.length &&
    old.near.lines.length === near.lines.length &&
    old.near.rects.every((rect, i) => isSameRect(rect, near.rects[i]!)) &&
    old.near.lines.every((line, i) => line === near.lines[i])
  if (same) return old.line
  const line = find()
  if (routeCache().size >= MAX_ROUTES) routeCache().clear()
  routeCache().set(key, { from, near, line })
  return line
}

/** An order on the board, in pixels at scale `k` from the board's corner. `ends`: centres of start and goal. */
export type PlannedArrow = {
  readonly arrow: Arrow
  readonly line: readonly Point[]
  readonly pill: Rect | null
  readonly ends: readonly [Point, Point]
  readonly k: number
}

/** A layout serves scales up to a step above its own; arrows are planned for the middle. */
export const planningScale = (layout: Layout): number => layout.k * 2 ** (1 / 10)

/** Arrows in `before` keep their places. */
export function planArrows(
  arrows: readonly Arrow[],
  layout: Layout,
  k: number,
  before: readonly PlannedArrow[] = [],
): readonly PlannedArrow[] {
  const camera = { x: 0, y: 0, k }
  const parts = obstacleRects(layout, k)
  const planned = [...before]
  for (const arrow of arrows.slice(before.length)) {
    const line = routeArrow(arrow, { rects: parts, lines: planned.map((each) => each.line), k }, layout)
    const ends = [centre(blockRect(arrow.from, layout, camera)), centre(blockRect(arrow.to, layout, camera))] as const
    planned.push({ arrow, line, pill: null, ends, k })
  }
  const lines = planned.map(({ line }) => line)
  const pills = planned.flatMap(({ pill }) => (pill ? [pill] : []))
  return planned.map((each) => {
    if (each.pill || each.arrow.faint) return each
    const { units, kind } = each.arrow
    const size = [pillWidth(units, layout.k), pillHeight(layout.k)] as const
    const pill = placePill(size, each.line, kind === 'flight' ? 1 : 4, parts, pills, lines)
    pills.push(pill)
    return { ...each, pill }
  })
}

export function lineAt({ line, ends, k: plannedScale }: PlannedArrow, k: number): readonly Point[] {
  const grown = k / plannedScale
  if (grown === 1) return line
  const [start, end] = [line[0]!, line.at(-1)!]
  const held = (point: Point, by: Point): Point => [(point[0] - by[0]) * (1 - grown), (point[1] - by[1]) * (1 - grown)]
  const [a, b] = [held(start, ends[0]), held(end, ends[1])]
  return line.map(([x, y], i): Point => {
    const t = i / (line.length - 1)
    return [x * grown + a[0] * (1 - t) + b[0] * t, y * grown + a[1] * (1 - t) + b[1] * t]
  })
}

export function pillAt(planned: PlannedArrow, k: number): Rect | null {
  const { line, pill } = planned
  if (!pill || planned.k === k) return pill
  const half = Math.round((line.length - 1) / 2)
  const [was, is] = [line[half]!, lineAt(planned, k)[half]!]
  const [dx, dy] = [is[0] - was[0], is[1] - was[1]]
  return { x0: pill.x0 + dx, y0: pill.y0 + dy, x1: pill.x1 + dx, y1: pill.y1 + dy }
}
