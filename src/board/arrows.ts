/** Orders in red pencil: tapered arrows with one bend and the pill that says who goes; and rings around spaces that are spoken of. */
import type { Point } from '../content/map'
import type { SpaceId } from '../engine/types/ids'
import { colour, faded } from './colours'
import { borderPointsOf, clickPointOf, isInside } from './geometry'
import { cornerOf, type Layout } from './layout'
import { stamp } from './sprites'
import { PILL_HEIGHT, pillSprite } from './strips'
import type { Arrow, Camera } from './types'

type Ctx = CanvasRenderingContext2D
type Rect = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number }

const SAMPLES = 28
const HEAD = 15

function blockRect(space: SpaceId, layout: Layout, camera: Camera): Rect {
  const block = layout.by.get(space)
  if (!block) {
    const [x, y] = clickPointOf(space)
    const [sx, sy] = [x * camera.k + camera.x, y * camera.k + camera.y]
    return { x0: sx - 8, y0: sy - 8, x1: sx + 8, y1: sy + 8 }
  }
  const [x, y] = cornerOf(block, camera)
  return { x0: x - 4, y0: y - 3, x1: x + block.w + 6, y1: y + block.h + 5 }
}

const middle = ({ x0, y0, x1, y1 }: Rect): Point => [(x0 + x1) / 2, (y0 + y1) / 2]
const inside = ([x, y]: Point, r: Rect) => x > r.x0 && x < r.x1 && y > r.y0 && y < r.y1
const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay)

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
  rects: readonly Rect[],
  lines: readonly Point[][],
  layout: Layout,
  camera: Camera,
): Point[] {
  const [from, to] = [blockRect(arrow.from, layout, camera), blockRect(arrow.to, layout, camera)]
  const through = (arrow.via ?? []).map((space) => middle(blockRect(space, layout, camera)))
  const whole = curve([middle(from), ...through, middle(to)], turn)
  const clear = whole.filter((point) => !inside(point, from) && !inside(point, to))
  const long = clear.length > 2 && distance(clear[0]!, clear.at(-1)!) >= LONG_ENOUGH
  const free = long && clear.filter((point) => rects.some((rect) => inside(point, rect))).length <= 2
  if (arrow.kind !== 'flight' && through.length === 0 && !free) {
    const short = crossing(arrow, turn, rects, lines, camera)
    if (short) return short
  }
  return clear.length > 2 ? clear : whole
}

/** Outline of a tapered arrow along a way: thin at the tail, with its head at the end. */
function shapeOf(line: readonly Point[]): Path2D {
  const path = new Path2D()
  const tip = line.at(-1)!
  const neck = Math.max(
    1,
    line.findLastIndex((point) => distance(point, tip) >= HEAD),
  )
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i <= neck; i++) {
    const [p, q] = [line[Math.max(0, i - 1)]!, line[Math.min(line.length - 1, i + 1)]!]
    const long = distance(p, q) || 1
    const [nx, ny] = [-(q[1] - p[1]) / long, (q[0] - p[0]) / long]
    const half = 1.8 + 4 * (i / neck)
    left.push([line[i]![0] + nx * half, line[i]![1] + ny * half])
    right.push([line[i]![0] - nx * half, line[i]![1] - ny * half])
  }
  const at = line[neck]!
  const long = distance(at, tip) || 1
  const [nx, ny] = [(-(tip[1] - at[1]) / long) * 10.5, ((tip[0] - at[0]) / long) * 10.5]
  const points = [...left, [at[0] + nx, at[1] + ny], tip, [at[0] - nx, at[1] - ny], ...right.reverse()] as Point[]
  points.forEach(([x, y], i) => {
    if (i === 0) path.moveTo(x, y)
    else path.lineTo(x, y)
  })
  path.closePath()
  return path
}

function drawShaft(ctx: Ctx, arrow: Arrow, line: readonly Point[]): void {
  const red = colour('redPencil')
  const halo = faded(colour('paper'), 0.9)
  ctx.lineJoin = ctx.lineCap = 'round'
  if (arrow.kind === 'flight') {
    const path = new Path2D()
    line.forEach(([x, y], i) => {
      if (i === 0) path.moveTo(x, y)
      else path.lineTo(x, y)
    })
    ctx.strokeStyle = halo
    ctx.lineWidth = 5.5
    ctx.stroke(path)
    ctx.strokeStyle = red
    ctx.lineWidth = 2.2
    ctx.setLineDash(arrow.planned ? [1, 6] : [1, 4])
    ctx.stroke(path)
    ctx.setLineDash([])
    const head = shapeOf(line.slice(-4))
    ctx.fillStyle = red
    ctx.fill(head)
    return
  }
  const path = shapeOf(line)
  ctx.strokeStyle = halo
  ctx.lineWidth = 5
  ctx.stroke(path)
  const solid = arrow.kind === 'attack' || arrow.kind === 'landing'
  ctx.fillStyle = arrow.planned ? faded(red, solid ? 0.35 : 0.14) : solid ? red : colour('card')
  if (arrow.planned) {
    ctx.fillStyle = colour('card')
    ctx.fill(path)
    ctx.fillStyle = faded(red, solid ? 0.4 : 0.16)
  }
  ctx.fill(path)
  ctx.strokeStyle = red
  ctx.lineWidth = 1.5
  if (arrow.planned) ctx.setLineDash([4, 3])
  ctx.stroke(path)
  ctx.setLineDash([])
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

export function drawArrows(ctx: Ctx, camera: Camera, ratio: number, layout: Layout, arrows: readonly Arrow[]): void {
  if (arrows.length === 0) return
  ctx.save()
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
  const rects = layout.placed.map(({ space }) => blockRect(space, layout, camera))
  const running = new Map<string, number>()
  const lines: Point[][] = []
  for (const arrow of arrows) {
    const key = [arrow.from, arrow.to].sort().join(' ')
    const before = running.get(key) ?? 0
    running.set(key, before + 1)
    const turn = before === 0 ? 0.12 : before % 2 === 1 ? -0.16 * Math.ceil(before / 2) : 0.28 * (before / 2)
    lines.push(way(arrow, turn, rects, lines, layout, camera))
  }
  arrows.forEach((arrow, i) => {
    drawShaft(ctx, arrow, lines[i]!)
  })
  const taken = [...rects]
  arrows.forEach((arrow, i) => {
    const sprite = pillSprite(arrow.units, arrow.planned)
    const rect = pillPlace(lines[i]!, sprite.w, taken, lines)
    taken.push(rect)
    stamp(ctx, sprite, rect.x0, rect.y0)
  })
  ctx.restore()
}

/** A loop of pencil around names that are spoken of. */
export function drawRings(ctx: Ctx, camera: Camera, ratio: number, layout: Layout, spaces: readonly SpaceId[]): void {
  ctx.save()
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
  ctx.lineCap = 'round'
  for (const space of spaces) {
    const rect = blockRect(space, layout, camera)
    const [x, y] = middle(rect)
    for (const [ink, width] of [
      [faded(colour('card'), 0.9), 5],
      [colour('ink'), 1.8],
    ] as const) {
      ctx.beginPath()
      ctx.ellipse(
        x,
        y,
        ((rect.x1 - rect.x0) / 2) * 1.1 + 8,
        ((rect.y1 - rect.y0) / 2) * 1.15 + 8,
        -0.03,
        -2.2,
        Math.PI * 2 - 2.05,
      )
      ctx.strokeStyle = ink
      ctx.lineWidth = width
      ctx.stroke()
    }
  }
  ctx.restore()
}
