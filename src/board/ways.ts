/** Where arrows run: curves clear of names and armies, short crossings between close neighbours, and a place for each pill. */
import type { Point } from '../content/map'
import type { SpaceId } from '../engine/types/ids'
import { borderPointsOf, clickPointOf, isInside } from './geometry'
import { cornerOf, type Layout } from './layout'
import { PILL_HEIGHT, pillWidth } from './totals'
import type { Arrow, Camera } from './types'

export type Rect = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number }

const SAMPLES = 28

/** Room taken by the disc at the left of a lit target's name. */
const DISC = 28

export function blockRect(space: SpaceId, layout: Layout, camera: Camera, marked = false): Rect {
  const block = layout.by.get(space)
  if (!block) {
    const [x, y] = clickPointOf(space)
    const [sx, sy] = [x * camera.k + camera.x, y * camera.k + camera.y]
    return { x0: sx - 8, y0: sy - 8, x1: sx + 8, y1: sy + 8 }
  }
  const [x, y] = cornerOf(block, camera)
  const left = marked && block.label ? Math.min(0, block.label.x - DISC) : 0
  return { x0: x - 4 + left, y0: y - 3, x1: x + block.w + 6, y1: y + block.h + 5 }
}

export const middle = ({ x0, y0, x1, y1 }: Rect): Point => [(x0 + x1) / 2, (y0 + y1) / 2]
const inside = ([x, y]: Point, r: Rect) => x > r.x0 && x < r.x1 && y > r.y0 && y < r.y1
export const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay)

/** A curve through the points; between only two it bends once, further for each arrow that already runs there. */
function curve(points: readonly Point[], turn: number): Point[] {
  const [a, b] = [points[0]!, points.at(-1)!]
  const line: Point[] = []
  if (points.length === 2) {
    const [cx, cy] = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * turn, (a[1] + b[1]) / 2 + (b[0] - a[0]) * turn]
    for (let i = 0; i <= SAMPLES; i++) {
      const t = i / SAMPLES
      const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
      line.push([p * a[0] + q * cx + r * b[0], p * a[1] + q * cy + r * b[1]])
    }
    return line
  }
  for (let n = 0; n < points.length - 1; n++) {
    const [p0, p1, p2, p3] = [
      points[Math.max(0, n - 1)]!,
      points[n]!,
      points[n + 1]!,
      points[Math.min(points.length - 1, n + 2)]!,
    ]
    for (let i = n === 0 ? 0 : 1; i <= SAMPLES / 2; i++) {
      const t = i / (SAMPLES / 2)
      const at = (d: 0 | 1) =>
        0.5 *
        (2 * p1[d] +
          (p2[d] - p0[d]) * t +
          (2 * p0[d] - 5 * p1[d] + 4 * p2[d] - p3[d]) * t * t +
          (3 * p1[d] - p0[d] - 3 * p2[d] + p3[d]) * t ** 3)
      line.push([at(0), at(1)])
    }
  }
  return line
}

const LONG_ENOUGH = 74
/** Of an arrow across a border: behind it and before it. */
const [BEHIND, BEFORE] = [36, 30]

/** A short arrow across the border of neighbours, at the place along it where it covers least. */
function crossing(arrow: Arrow, turn: number, rects: readonly Rect[], lines: readonly Point[][], camera: Camera): Point[] | null {
  const places = borderPointsOf(arrow.from, arrow.to)
  const [a, b] = [clickPointOf(arrow.from), clickPointOf(arrow.to)]
  const straight = Math.atan2(b[1] - a[1], b[0] - a[0])
  let best: { line: Point[]; cost: number } | null = null
  places.forEach((place, i) => {
    const [x, y] = [place[0] * camera.k + camera.x, place[1] * camera.k + camera.y]
    for (const off of [0, 0.5, -0.5, 0.9, -0.9])
      for (const before of [BEFORE, BEFORE / 2]) {
        const [dx, dy] = [Math.cos(straight + off), Math.sin(straight + off)]
        const at = (d: number): Point => [x + dx * d, y + dy * d]
        let cost = Math.abs(off) * 1.5 + Math.abs(i - (places.length - 1) / 2) * 0.25 + (before < BEFORE ? 1 : 0)
        for (let d = -BEHIND; d <= before; d += 6) {
          const point = at(d)
          if (rects.some((rect) => inside(point, rect))) cost += 1.5
          if (lines.some((line) => line.some((other) => distance(other, point) < 16))) cost += 1.2
        }
        for (const [space, d] of [
          [arrow.from, -BEHIND * 0.7],
          [arrow.to, before],
        ] as const) {
          const [px, py] = at(d)
          if (!isInside(space, (px - camera.x) / camera.k, (py - camera.y) / camera.k)) cost += 3
        }
        if (!best || cost < best.cost) best = { line: curve([at(-BEHIND), at(before)], turn), cost }
      }
  })
  return (best as { line: Point[] } | null)?.line ?? null
}

/** The part of the way that lies clear of both blocks. Between neighbours that stand close it crosses the border instead. */
function way(
  arrow: Arrow,
  turn: number,
  all: readonly Rect[],
  lines: readonly Point[][],
  layout: Layout,
  camera: Camera,
): Point[] {
  const [from, to] = [blockRect(arrow.from, layout, camera), blockRect(arrow.to, layout, camera)]
  const through = (arrow.via ?? []).map((space) => middle(blockRect(space, layout, camera)))
  const whole = curve([middle(from), ...through, middle(to)], turn)
  const reach = 60
  const around: Rect = {
    x0: Math.min(from.x0, to.x0) - reach,
    y0: Math.min(from.y0, to.y0) - reach,
    x1: Math.max(from.x1, to.x1) + reach,
    y1: Math.max(from.y1, to.y1) + reach,
  }
  const rects = all.filter((rect) => area(rect, around) > 0)
  const clear = whole.filter((point) => !inside(point, from) && !inside(point, to))
  const long = clear.length > 2 && distance(clear[0]!, clear.at(-1)!) >= LONG_ENOUGH
  const free = long && clear.filter((point) => rects.some((rect) => inside(point, rect))).length <= 2
  if (arrow.kind !== 'flight' && through.length === 0 && !free) {
    const short = crossing(arrow, turn, rects, lines, camera)
    if (short) return short
  }
  return clear.length > 2 ? clear : whole
}

const area = (a: Rect, b: Rect) =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0))

/** Where the pill covers least: behind the tail, beside the shaft, or on it. */
function pillPlace(line: readonly Point[], w: number, taken: readonly Rect[], lines: readonly (readonly Point[])[]): Rect {
  const tail = line[0]!
  const along = line[Math.min(line.length - 1, 6)]!
  const long = distance(tail, along) || 1
  const [dx, dy] = [(along[0] - tail[0]) / long, (along[1] - tail[1]) / long]
  const h = PILL_HEIGHT
  const back = Math.min((w / 2 + 3) / (Math.abs(dx) || 0.01), (h / 2 + 3) / (Math.abs(dy) || 0.01))
  const aside = Math.min((w / 2 + 9) / (Math.abs(dy) || 0.01), (h / 2 + 9) / (Math.abs(dx) || 0.01))
  const places: Point[] = [[tail[0] - dx * back, tail[1] - dy * back]]
  for (const t of [0.15, 0.4, 0.65]) {
    const [x, y] = line[Math.round(t * (line.length - 1))]!
    places.push([x - dy * aside, y + dx * aside], [x + dy * aside, y - dx * aside], [x, y])
  }
  let best: { rect: Rect; cost: number } | null = null
  places.forEach(([x, y], i) => {
    const rect = { x0: x - w / 2, y0: y - h / 2, x1: x + w / 2, y1: y + h / 2 }
    let cost = i * 12
    for (const other of taken) cost += area(rect, other)
    for (const other of lines) cost += other.filter((point) => inside(point, rect)).length * (other === line ? 14 : 20)
    if (!best || cost < best.cost) best = { rect, cost }
  })
  return best!.rect
}

export type Planned = { readonly arrow: Arrow; readonly line: readonly Point[]; readonly pill: Rect }

/** Where all arrows and their pills go at a scale, as if the board's corner were the screen's: moving the map moves them along. */
export function planArrows(
  arrows: readonly Arrow[],
  layout: Layout,
  k: number,
  marked: ReadonlySet<SpaceId>,
): readonly Planned[] {
  const camera = { x: 0, y: 0, k }
  const rects = layout.placed.map(({ space }) => blockRect(space, layout, camera, marked.has(space)))
  const running = new Map<string, number>()
  const lines: Point[][] = []
  for (const arrow of arrows) {
    const key = [arrow.from, arrow.to].sort().join(' ')
    const before = running.get(key) ?? 0
    running.set(key, before + 1)
    const turn = before === 0 ? 0.12 : before % 2 === 1 ? -0.16 * Math.ceil(before / 2) : 0.28 * (before / 2)
    lines.push(way(arrow, turn, rects, lines, layout, camera))
  }
  const taken = [...rects]
  return arrows.map((arrow, i) => {
    const pill = pillPlace(lines[i]!, pillWidth(arrow.units), taken, lines)
    taken.push(pill)
    return { arrow, line: lines[i]!, pill }
  })
}
