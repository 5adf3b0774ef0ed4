/** Draws sea, land and frontiers. The dearest picture on the board, so it is drawn only when owners change or a gesture has come to rest. */
import { boardSize } from '../content/map'
import type { SpaceId } from '../engine/types/ids'
import { colour, colours, faded, landInk, painterOf, sideOf } from './colours'
import { type Border, type Box, borders, ORNAMENT, spacesById } from './geometry'
import { borderIsIn, detailAt, isIn, landIds, type Paths, pathsOf } from './paths'
import { hatchPattern, powerPattern } from './patterns'
import type { Camera, SpaceView } from './types'

export type Painters = ReadonlyMap<SpaceId, string>
type Ctx = CanvasRenderingContext2D

/** Who paints each land space. Two positions with equal painters look alike, whatever the armies do. */
export function paintersOf(spaces: Readonly<Record<SpaceId, SpaceView>>): Painters {
  return new Map(landIds.map((id) => [id, spacesById.get(id)?.kind === 'impassable' ? '#' : painterOf(spaces[id])]))
}

export const samePainters = (a: Painters, b: Painters): boolean => [...a].every(([id, painter]) => b.get(id) === painter)

/** How weighty a frontier is: 0 within one owner's land, 1 between owners, 2 between the alliances. */
function weightOf(border: Border, painters: Painters): 0 | 1 | 2 {
  const [a, b] = [painters.get(border.a) ?? '#', painters.get(border.b) ?? '#']
  if (a === b || a === '#' || b === '#') return 0
  const [sideA, sideB] = [sideOf(a), sideOf(b)]
  return sideA && sideB && sideA !== sideB ? 2 : 1
}

/** What is drawn at once: only what lies in the box is worth a stroke. */
type View = {
  readonly paths: Paths
  readonly within: Box
  readonly k: number
  readonly ratio: number
  readonly painters: Painters
}

/** The engraved lines along the coast, outermost first. Each is a wide stroke with a narrower one of shallows laid over it. */
function shores(ctx: Ctx, coast: Path2D, k: number) {
  const closeness = Math.min(1, 0.35 + k * 0.75)
  const rings = [
    [10, '#bcccc9'],
    [6.2, '#b0c1bf'],
    [3, '#9db0af'],
  ] as const
  ctx.lineJoin = ctx.lineCap = 'round'
  for (const [distance, ink] of k < 0.3 ? rings.slice(1) : rings) {
    const d = distance * closeness
    ctx.strokeStyle = ink
    ctx.lineWidth = (2 * d + 0.9) / k
    ctx.stroke(coast)
    ctx.strokeStyle = '#d3dedb'
    ctx.lineWidth = (2 * d - 0.9) / k
    ctx.stroke(coast)
  }
}

function grounds(ctx: Ctx, view: View) {
  const { paths, within, k, ratio, painters } = view
  const byPainter = new Map<string, SpaceId[]>()
  for (const [id, painter] of painters) byPainter.set(painter, [...(byPainter.get(painter) ?? []), id])
  for (const [painter, ids] of byPainter) {
    const path = paths.decor(new Set(ids), within)
    for (const id of ids) if (isIn(id, within)) path.addPath(paths.space(id))
    const [first = '', second] = painter.split('/')
    if (painter === '#') {
      path.addPath(paths.space(ORNAMENT))
      ctx.fillStyle = colour('impassable')
      ctx.fill(path)
      ctx.fillStyle = hatchPattern(ctx, colour('impassable'), '#d3c8ad', 3.2, k, ratio) ?? colour('impassable')
      ctx.fill(path)
      continue
    }
    ctx.fillStyle = second
      ? (hatchPattern(ctx, colours(first).wash, colours(second).wash, k < 0.5 ? 5 : 9, k, ratio) ?? colours(first).wash)
      : colours(first).wash
    ctx.fill(path)
    const pattern = second || k < 0.2 ? null : powerPattern(ctx, first, k, ratio)
    if (pattern) {
      ctx.fillStyle = pattern
      ctx.fill(path)
    }
    if (first && !second) band(ctx, path, painter, view)
  }
  ctx.fillStyle = colour('neutral')
  ctx.fill(paths.decor(null, within))
}

/** The tint just inside a power's outline. */
function band(ctx: Ctx, inside: Path2D, painter: string, { paths, within, painters, k }: View) {
  const outline = new Path2D()
  for (const border of borders) {
    const [a, b] = [painters.get(border.a), painters.get(border.b)]
    if ((a === painter) !== (b === painter) && borderIsIn(border, within)) outline.addPath(paths.border(border))
  }
  ctx.save()
  ctx.clip(inside)
  ctx.strokeStyle = faded(colours(painter).ink, landInk().band)
  ctx.lineWidth = (2 * landInk().bandWidth * Math.min(1, 0.3 + k * 0.9)) / k
  ctx.stroke(outline)
  ctx.restore()
}

function frontiers(ctx: Ctx, coast: Path2D, { paths, within, painters, k }: View) {
  const thin = k < 0.5 ? 0.6 + k * 0.8 : 1
  const byWeight = [new Path2D(), new Path2D(), new Path2D()] as const
  for (const border of borders)
    if (border.kind === 'land' && borderIsIn(border, within)) byWeight[weightOf(border, painters)].addPath(paths.border(border))
  const styles = [
    [0.9, 0.5],
    [1.4, 0.85],
    [2.5, 1],
  ] as const
  ctx.lineJoin = ctx.lineCap = 'round'
  styles.forEach(([width, ink], weight) => {
    ctx.strokeStyle = faded(colour('ink'), ink)
    ctx.lineWidth = (width * thin) / k
    ctx.stroke(byWeight[weight]!)
  })
  ctx.strokeStyle = faded(colour('ink'), 0.85)
  ctx.lineWidth = thin / k
  ctx.stroke(coast)
}

/** Draws what the camera sees into a canvas of `ratio` device pixels to the pixel. */
export function drawLand(ctx: Ctx, camera: Camera, ratio: number, painters: Painters): void {
  const { x, y, k } = camera
  const [width, height] = [ctx.canvas.width / ratio, ctx.canvas.height / ratio]
  const edge = 12
  const within: Box = [(-x - edge) / k, (-y - edge) / k, (width - x + edge) / k, (height - y + edge) / k]
  const view: View = { paths: pathsOf(detailAt(k)), within, k, ratio, painters }
  const coast = view.paths.coast(within)
  ctx.save()
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
  ctx.fillStyle = colour('bar')
  ctx.fillRect(0, 0, width, height)
  ctx.transform(k, 0, 0, k, x, y)
  ctx.beginPath()
  ctx.rect(0, 0, boardSize.width, boardSize.height)
  ctx.clip()
  ctx.fillStyle = colour('sea')
  ctx.fillRect(0, 0, boardSize.width, boardSize.height)
  shores(ctx, coast, k)
  ctx.lineCap = 'butt'
  ctx.strokeStyle = faded(colour('seaInk'), 0.5)
  ctx.lineWidth = 1 / k
  ctx.setLineDash([6 / k, 4 / k])
  ctx.stroke(view.paths.borders('sea', within))
  ctx.setLineDash([])
  grounds(ctx, view)
  frontiers(ctx, coast, view)
  ctx.strokeStyle = colour('ink')
  ctx.lineWidth = 3 / k
  ctx.strokeRect(0, 0, boardSize.width, boardSize.height)
  ctx.restore()
}
