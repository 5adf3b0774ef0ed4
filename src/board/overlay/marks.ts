/** Marks on the ground: the veil, battles, and outlines of selection, aim and reasons. */
import type { SpaceId } from '../../engine/types/ids.ts'
import { derivedFromBoard } from '../geography/current-board.ts'
import { type Detail, detailAt, pathsOf } from '../geography/paths.ts'
import { ORNAMENT } from '../geography/shapes.ts'
import { colour, currentTheme, powerColours, withAlpha } from '../glyphs/colours.ts'
import type { BoardView, Camera, Canvas2D } from '../types.ts'

type Shown = Pick<BoardView, 'selected' | 'targets' | 'movable' | 'aim' | 'blue' | 'blueMarks' | 'focus'> & {
  readonly hover: SpaceId | null
}

function outline(ctx: Canvas2D, path: Path2D, ink: string, width: number, k: number, dash: readonly number[] = []) {
  ctx.strokeStyle = ink
  ctx.lineWidth = width / k
  ctx.setLineDash(dash.map((length) => length / k))
  ctx.stroke(path)
  ctx.setLineDash([])
}

/** With a line of paper inside, visible on every ground. */
function outlineInset(ctx: Canvas2D, path: Path2D, ink: string, width: number, k: number, dash?: readonly number[]) {
  ctx.save()
  ctx.clip(path)
  outline(ctx, path, colour('paper'), width + 4, k)
  ctx.restore()
  outline(ctx, path, ink, width, k, dash)
}

const unionCache = derivedFromBoard((): { last: { readonly key: string; readonly path: Path2D } | null } => ({ last: null }))

/** Cached while the spaces stay the same. */
function unionPath(spaces: readonly SpaceId[], detail: Detail): Path2D {
  const key = `${detail} ${spaces.join()}`
  const { last } = unionCache()
  if (last?.key === key) return last.path
  const path = new Path2D()
  for (const space of spaces) path.addPath(pathsOf(detail).space(space))
  unionCache().last = { key, path }
  return path
}

/**
 * Dims everything except some spaces. Cutting them out of a filled layer is several times faster than filling the rest;
 * the layer must be empty.
 */
function drawVeil(ctx: Canvas2D, bright: Path2D, strength: number): void {
  ctx.save()
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  ctx.fillStyle = withAlpha(colour('paper'), strength)
  ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height)
  ctx.restore()
  ctx.globalCompositeOperation = 'destination-out'
  ctx.fillStyle = '#000'
  ctx.fill(bright, 'evenodd')
  ctx.globalCompositeOperation = 'source-over'
}

export function drawMarks(ctx: Canvas2D, camera: Camera, ratio: number, shown: Shown): void {
  const { k } = camera
  const { selected, targets, movable = [], aim, blue, blueMarks = [], focus, hover } = shown
  const detail = detailAt(k)
  const paths = pathsOf(detail)
  ctx.save()
  ctx.setTransform(k * ratio, 0, 0, k * ratio, camera.x * ratio, camera.y * ratio)
  ctx.lineJoin = ctx.lineCap = 'round'
  const lit = Object.keys(targets)
  const ways = blueMarks.flatMap(({ space, from, refused }) => (refused ? [] : from ? [space, from] : [space]))
  const reasons = [...new Set([...blue, ...ways])]
  if (lit.length > 0 || reasons.length > 0) {
    const bright = [...new Set([...lit, ...reasons, ...(selected ? [selected] : [])])].filter((space) => space !== ORNAMENT)
    drawVeil(ctx, unionPath(bright, detail), 0.42)
  }
  const free = lit.length + reasons.length > 0 ? [] : movable.filter((space) => space !== ORNAMENT)
  if (free.length > 0) {
    const path = unionPath(free, detail)
    drawVeil(ctx, path, 0.3)
    outline(ctx, path, withAlpha(colour('ink'), 0.9), 1.5, k)
  }
  for (const space of lit) {
    const unheld = targets[space] === 'minor' || targets[space] === 'neutral'
    outline(ctx, paths.space(space), withAlpha(colour('ink'), 0.9), 1.5, k, unheld ? [5, 4] : [])
  }
  if (hover && hover !== selected && hover !== aim) outline(ctx, paths.space(hover), withAlpha(colour('ink'), 0.75), 1.8, k)
  if (selected && reasons.length === 0) outlineInset(ctx, paths.space(selected), colour('ink'), 2.5, k)
  drawReasonGrounds(ctx, reasons, blueMarks, k, detail)
  if (aim) outlineInset(ctx, paths.space(aim), targets[aim] ? colour('redPencil') : colour('ink2'), 2.2, k)
  if (focus) {
    outline(ctx, paths.space(focus), colour('ink'), 6.5, k)
    outline(ctx, paths.space(focus), colour('paper'), 4.5, k)
    outline(ctx, paths.space(focus), colour('ink'), 2.2, k, [1, 4.5])
  }
  ctx.restore()
}

function drawReasonGrounds(
  ctx: Canvas2D,
  reasons: readonly SpaceId[],
  marks: NonNullable<BoardView['blueMarks']>,
  k: number,
  detail: Detail,
): void {
  const refused = new Set(marks.flatMap(({ space, refused }) => (refused ? [space] : [])))
  for (const space of reasons)
    outlineInset(ctx, pathsOf(detail).space(space), colour('bluePencil'), 2.2, k, refused.has(space) ? [7, 5] : [])
}

/** Width (px) and opacity, outermost first. */
const GLOW = [
  [22, 0.42],
  [13, 0.7],
] as const

export function drawBattlegrounds(
  ctx: Canvas2D,
  camera: Camera,
  ratio: number,
  view: Pick<BoardView, 'battles' | 'acting' | 'selected'>,
): void {
  const open = view.battles.filter(({ space, resolved }) => !resolved && space !== view.selected)
  if (open.length === 0) return
  const { k } = camera
  const fine = Math.min(1, Math.max(0.5, k))
  const paths = pathsOf(detailAt(k))
  const { ink } = powerColours(view.acting)
  // On dark ground the ink is the light colour.
  const light = currentTheme() === 'dark' ? colour('ink') : colour('card')
  ctx.save()
  ctx.setTransform(k * ratio, 0, 0, k * ratio, camera.x * ratio, camera.y * ratio)
  ctx.lineJoin = ctx.lineCap = 'round'
  const stroke = (path: Path2D, style: string, width: number, dash: readonly number[] = []) => {
    ctx.strokeStyle = style
    ctx.lineWidth = width / k
    ctx.setLineDash(dash.map((length) => length / k))
    ctx.stroke(path)
    ctx.setLineDash([])
  }
  for (const { space, required } of open) {
    const path = paths.space(space)
    if (required) {
      for (const [width, share] of GLOW) stroke(path, withAlpha(light, share), width * fine)
      stroke(path, ink, 5 * fine)
      stroke(path, colour('ink'), 1.8 * fine)
    } else {
      stroke(path, withAlpha(colour('paper'), 0.85), 4.6 * fine)
      stroke(path, colour('ink'), 1.8 * fine, [7, 4])
    }
  }
  ctx.restore()
}
