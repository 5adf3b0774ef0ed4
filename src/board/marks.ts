/** Marks on the ground itself: the veil over what does not matter now, and outlines of what is chosen, aimed at or spoken of. */
import type { SpaceId } from '../engine/types/ids'
import { colour, faded } from './colours'
import { ORNAMENT } from './geometry'
import { detailAt, type Paths, pathsOf } from './paths'
import type { BoardView, Camera } from './types'

type Ctx = CanvasRenderingContext2D
type Shown = Pick<BoardView, 'selected' | 'targets' | 'aim' | 'blue' | 'focus'> & { readonly hover: SpaceId | null }

function outline(ctx: Ctx, path: Path2D, ink: string, width: number, k: number, dash: readonly number[] = []) {
  ctx.strokeStyle = ink
  ctx.lineWidth = width / k
  ctx.setLineDash(dash.map((length) => length / k))
  ctx.stroke(path)
  ctx.setLineDash([])
}

/** An outline with a line of paper just inside, so that it reads on every ground. */
function framed(ctx: Ctx, path: Path2D, ink: string, width: number, k: number, dash?: readonly number[]) {
  ctx.save()
  ctx.clip(path)
  outline(ctx, path, colour('paper'), width + 4, k)
  ctx.restore()
  outline(ctx, path, ink, width, k, dash)
}

function veil(ctx: Ctx, paths: Paths, lit: readonly SpaceId[], { x, y, k }: Camera, ratio: number) {
  const dim = new Path2D()
  dim.rect(-x / k, -y / k, ctx.canvas.width / ratio / k, ctx.canvas.height / ratio / k)
  for (const space of lit) dim.addPath(paths.space(space))
  ctx.fillStyle = faded(colour('paper'), 0.42)
  ctx.fill(dim, 'evenodd')
}

export function drawMarks(ctx: Ctx, camera: Camera, ratio: number, shown: Shown): void {
  const { k } = camera
  const { selected, targets, aim, blue, focus, hover } = shown
  const paths = pathsOf(detailAt(k))
  ctx.save()
  ctx.setTransform(k * ratio, 0, 0, k * ratio, camera.x * ratio, camera.y * ratio)
  ctx.lineJoin = ctx.lineCap = 'round'
  const lit = Object.keys(targets)
  const bright = [...new Set([...lit, ...blue, ...(selected ? [selected] : [])])].filter((space) => space !== ORNAMENT)
  if (lit.length > 0 || blue.length > 0) veil(ctx, paths, bright, camera, ratio)
  for (const space of lit) {
    const unheld = targets[space] === 'minor' || targets[space] === 'neutral'
    outline(ctx, paths.space(space), faded(colour('ink'), 0.9), 1.5, k, unheld ? [5, 4] : [])
  }
  if (hover && hover !== selected && hover !== aim) outline(ctx, paths.space(hover), faded(colour('ink'), 0.75), 1.8, k)
  if (selected) framed(ctx, paths.space(selected), colour('ink'), 2.5, k)
  for (const space of blue) framed(ctx, paths.space(space), colour('bluePencil'), 2.5, k)
  if (aim) framed(ctx, paths.space(aim), targets[aim] ? colour('redPencil') : colour('ink2'), 2.2, k)
  if (focus) {
    outline(ctx, paths.space(focus), colour('paper'), 4.5, k)
    outline(ctx, paths.space(focus), colour('ink'), 2.2, k, [1, 4.5])
  }
  ctx.restore()
}
