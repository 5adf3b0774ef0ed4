/** Orders in red pencil: tapered arrows with one bend and the pill that says who goes; and rings around spaces that are spoken of. */
import type { Point } from '../content/map'
import type { SpaceId } from '../engine/types/ids'
import { colour, faded } from './colours'
import type { Layout } from './layout'
import { stamp } from './sprites'
import { pillSprite } from './totals'
import type { Arrow, BoardView, Camera } from './types'
import { blockRect, distance, middle, type Planned, planArrows } from './ways'

type Ctx = CanvasRenderingContext2D

const HEAD = 15

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

type Plan = { readonly of: readonly unknown[]; readonly arrows: readonly Planned[] }
let plan: Plan = { of: [], arrows: [] }

/** Kept while only the map moves. */
function planned(view: Pick<BoardView, 'arrows' | 'targets'>, layout: Layout, k: number): readonly Planned[] {
  const of = [view.arrows, view.targets, layout, k]
  if (!of.every((part, i) => part === plan.of[i]))
    plan = { of, arrows: planArrows(view.arrows, layout, k, new Set(Object.keys(view.targets))) }
  return plan.arrows
}

export function drawArrows(
  ctx: Ctx,
  camera: Camera,
  ratio: number,
  layout: Layout,
  view: Pick<BoardView, 'arrows' | 'targets'>,
): void {
  if (view.arrows.length === 0) return
  const all = planned(view, layout, camera.k)
  ctx.save()
  ctx.setTransform(ratio, 0, 0, ratio, camera.x * ratio, camera.y * ratio)
  for (const { arrow, line } of all) drawShaft(ctx, arrow, line)
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
  for (const { arrow, pill } of all) stamp(ctx, pillSprite(arrow.units, arrow.planned), pill.x0 + camera.x, pill.y0 + camera.y)
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
