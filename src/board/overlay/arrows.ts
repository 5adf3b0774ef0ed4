/** Orders as tapered arrows in red pencil, or in the ink of a computer's power, with a pill for the units. */
import type { Point } from '../../content/map.ts'
import type { PowerId } from '../../engine/types/ids.ts'
import { resample } from '../geography/routes.ts'
import { colour, powerColours, withAlpha } from '../glyphs/colours.ts'
import { drawSprite } from '../glyphs/sprites.ts'
import { pillSprite } from '../glyphs/totals.ts'
import type { Layout } from '../placement/layout.ts'
import { contains, grow, type Rect } from '../placement/rects.ts'
import type { Arrow, Camera, Canvas2D, OrderHandle } from '../types.ts'
import { lineAt, type PlannedArrow, pillAt, planArrows, planningScale } from './arrow-routing.ts'

/** Pixels at working scale. */
const HEAD = { long: 16, half: 11 }
const SHAFT = { tail: 1.8, neck: 5.6 }
export const weightAt = (k: number): number => Math.min(1, Math.max(0.6, 0.38 + 0.73 * k))

function buildShapes(
  original: readonly Point[],
  weight: number,
): { readonly shaft: Path2D; readonly outline: Path2D; readonly head: Path2D } {
  const whole = original.reduce(
    (sum, [x, y], i) => (i === 0 ? 0 : sum + Math.hypot(x - original[i - 1]![0], y - original[i - 1]![1])),
    0,
  )
  const steps = Math.max(8, Math.round(whole / 5))
  const line = resample(original, steps)
  // The head takes at most half of a short arrow.
  const long = Math.min(HEAD.long * weight, whole / 2)
  const neck = Math.max(1, Math.min(steps - 1, Math.round(steps * (1 - long / (whole || 1)))))
  const [shaft, outline, head] = [new Path2D(), new Path2D(), new Path2D()]
  line.slice(0, neck + 1).forEach(([x, y], i) => {
    if (i === 0) shaft.moveTo(x, y)
    else shaft.lineTo(x, y)
  })
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i <= neck; i++) {
    const [p, q] = [line[Math.max(0, i - 1)]!, line[i + 1]!]
    const step = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
    const half = (SHAFT.tail + (SHAFT.neck - SHAFT.tail) * (i / neck)) * weight
    const [nx, ny] = [(-(q[1] - p[1]) / step) * half, ((q[0] - p[0]) / step) * half]
    left.push([line[i]![0] + nx, line[i]![1] + ny])
    right.push([line[i]![0] - nx, line[i]![1] - ny])
  }
  const [at, tip] = [line[neck]!, line.at(-1)!]
  const step = Math.hypot(tip[0] - at[0], tip[1] - at[1]) || 1
  const half = Math.min(HEAD.half * weight, long * 0.75)
  const [nx, ny] = [(-(tip[1] - at[1]) / step) * half, ((tip[0] - at[0]) / step) * half]
  const [bx, by] = [at[0] - ((tip[0] - at[0]) / step) * 2.5 * weight, at[1] - ((tip[1] - at[1]) / step) * 2.5 * weight]
  const barbs: Point[] = [[bx + nx, by + ny], tip, [bx - nx, by - ny]]
  const draw = (path: Path2D, points: readonly Point[]) => {
    points.forEach(([x, y], i) => {
      if (i === 0) path.moveTo(x, y)
      else path.lineTo(x, y)
    })
    path.closePath()
  }
  draw(outline, [...left, ...barbs, ...right.reverse()])
  draw(head, [...barbs, at])
  return { shaft, outline, head }
}

type ArrowShapes = { readonly k: number; readonly shapes: ReturnType<typeof buildShapes>; readonly pill: Rect | null }
const shapeCache = new WeakMap<PlannedArrow, ArrowShapes>()

function shapesAt(planned: PlannedArrow, k: number): ArrowShapes {
  let cached = shapeCache.get(planned)
  if (cached?.k !== k) {
    cached = { k, shapes: buildShapes(lineAt(planned, k), weightAt(k)), pill: pillAt(planned, k) }
    shapeCache.set(planned, cached)
  }
  return cached
}

/** In pixels from the board's corner. `edge`: the outline's ink. */
export function drawArrow(ctx: Canvas2D, planned: PlannedArrow, k: number, ink: string, edge = ink): void {
  const { arrow } = planned
  const weight = weightAt(k)
  const { shaft, outline, head } = shapesAt(planned, k).shapes
  const [paper, card] = [withAlpha(colour('paper'), 0.92), colour('card')]
  ctx.lineJoin = ctx.lineCap = 'round'
  const stroke = (path: Path2D, style: string, width: number, dash: readonly number[] = []) => {
    ctx.strokeStyle = style
    ctx.lineWidth = width * weight
    ctx.setLineDash(dash.map((length) => length * weight))
    ctx.stroke(path)
    ctx.setLineDash([])
  }
  const fill = (path: Path2D, style: string) => {
    ctx.fillStyle = style
    ctx.fill(path)
  }
  if (arrow.faint) {
    const thin = withAlpha(edge, 0.62)
    stroke(shaft, withAlpha(colour('paper'), 0.7), 4)
    stroke(shaft, thin, 1.6, arrow.kind === 'flight' ? [0.1, 4.5] : [])
    fill(head, withAlpha(colour('paper'), 0.9))
    stroke(head, thin, 1.4)
    return
  }
  if (arrow.kind === 'flight') {
    stroke(shaft, paper, 6.5)
    stroke(head, paper, 4)
    stroke(shaft, edge, 2.8, arrow.planned ? [0.1, 7] : [0.1, 4.8])
    fill(head, arrow.planned ? card : ink)
    if (arrow.planned) fill(head, withAlpha(ink, 0.3))
    stroke(head, edge, 1.4, arrow.planned ? [3, 2.5] : [])
    return
  }
  const solid = arrow.kind === 'attack' || arrow.kind === 'landing'
  stroke(outline, paper, 5)
  fill(outline, solid && !arrow.planned ? ink : card)
  if (arrow.planned) fill(outline, withAlpha(ink, solid ? 0.4 : 0.16))
  stroke(outline, edge, 1.5, arrow.planned ? [4, 3] : [])
}

/** Routes of a view's orders. While orders are added the earlier ones keep their places. */
export class ArrowPlanCache {
  last: readonly PlannedArrow[] = []
  private layout: Layout | null = null

  plan(arrows: readonly Arrow[], layout: Layout): readonly PlannedArrow[] {
    const old = this.layout === layout ? this.last : []
    if (this.layout !== layout || old.length !== arrows.length || old.some(({ arrow }, i) => arrow !== arrows[i])) {
      const differs = old.findIndex(({ arrow }, i) => arrow !== arrows[i])
      this.last = planArrows(arrows, layout, planningScale(layout), differs < 0 ? old : old.slice(0, differs))
      this.layout = layout
    }
    return this.last
  }
}

export function drawArrows(
  ctx: Canvas2D,
  camera: Camera,
  ratio: number,
  layout: Layout,
  all: readonly PlannedArrow[],
  watched?: PowerId,
): void {
  if (all.length === 0) return
  const { k } = camera
  ctx.save()
  ctx.setTransform(ratio, 0, 0, ratio, camera.x * ratio, camera.y * ratio)
  const [ink, edge] = watched ? [powerColours(watched).ink, colour('ink')] : [colour('redPencil'), colour('redPencil')]
  for (const each of all) drawArrow(ctx, each, k, ink, edge)
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
  for (const each of all) {
    const { pill } = shapesAt(each, k)
    const { units, planned: drawing } = each.arrow
    if (pill) drawSprite(ctx, pillSprite(units, drawing, layout.k, watched), pill.x0 + camera.x, pill.y0 + camera.y)
  }
  ctx.restore()
}

// The order that a press hits: its pill first, then the nearest arrow.
/** Pixels around a pill and a line. */
const MOUSE_REACH = { pill: 2, line: 7 }
const FINGER_REACH = { pill: 11, line: 14 }

/** `pillsOnly`: lines are ignored, because the land under them is a target. */
type Press = { readonly at: Point; readonly finger: boolean; readonly pillsOnly: boolean }

export function orderAt(
  planned: readonly PlannedArrow[],
  handles: readonly OrderHandle[],
  { x: left, y: top, k }: Camera,
  { at, finger, pillsOnly }: Press,
): OrderHandle | null {
  if (handles.length === 0) return null
  const near = finger ? FINGER_REACH : MOUSE_REACH
  const [x, y] = [at[0] - left, at[1] - top]
  const pressable = planned.flatMap((each) => {
    const handle = handles.find(({ arrow }) => arrow === each.arrow)
    return handle ? [{ each, handle }] : []
  })
  for (const { each, handle } of [...pressable].reverse()) {
    const pill = pillAt(each, k)
    if (pill && contains([x, y], grow(pill, near.pill))) return handle
  }
  if (pillsOnly) return null
  let [best, found]: [number, OrderHandle | null] = [near.line, null]
  for (const { each, handle } of pressable) {
    const away = distanceToLine(lineAt(each, k), x, y)
    if (away < best) [best, found] = [away, handle]
  }
  return found
}

function distanceToLine(line: readonly Point[], x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 1; i < line.length; i++) {
    const [[ax, ay], [bx, by]] = [line[i - 1]!, line[i]!]
    const [dx, dy] = [bx - ax, by - ay]
    const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
    least = Math.min(least, Math.hypot(x - ax - dx * along, y - ay - dy * along))
  }
  return least
}
