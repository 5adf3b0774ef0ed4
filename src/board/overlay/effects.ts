/** The top layer: rings, orders, reasons and animations. */

import type { SpaceId } from '../../engine/types/ids.ts'
import { isLandSpace } from '../geography/current-board.ts'
import { resample } from '../geography/routes.ts'
import { BATTLE_SIZE } from '../glyphs/badges.ts'
import { colour, withAlpha } from '../glyphs/colours.ts'
import { drawSprite } from '../glyphs/sprites.ts'
import { chipSprite, type Strip, stripSprite } from '../glyphs/strips.ts'
import { FAR_SCALE } from '../glyphs/totals.ts'
import { cornerOf, type Layout } from '../placement/layout.ts'
import { centre } from '../placement/rects.ts'
import { battleSpot, markedRect } from '../placement/screen-rects.ts'
import type { BoardView, Camera, Canvas2D } from '../types.ts'
import { lineAt, type PlannedArrow } from './arrow-routing.ts'
import { drawArrows } from './arrows.ts'
import type { Motion, MotionPart } from './motion.ts'
import { drawReasons } from './reasons.ts'

export function drawEffects(
  ctx: Canvas2D,
  camera: Camera,
  ratio: number,
  layout: Layout,
  view: BoardView,
  planned: readonly PlannedArrow[],
  motion: Motion,
): void {
  const marks = view.blueMarks ?? []
  ctx.globalAlpha = marks.length > 0 ? 0.35 : 1
  drawArrows(ctx, camera, ratio, layout, planned, view.watched)
  ctx.globalAlpha = 1
  drawRings(ctx, camera, ratio, layout, view)
  drawReasons(ctx, camera, ratio, layout, marks)
  if (motion.parts.length === 0) return
  ctx.save()
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
  const done = motion.progress()
  for (const part of motion.parts) drawPart(ctx, camera, layout, planned, part, done)
  ctx.restore()
}

function drawPart(
  ctx: Canvas2D,
  camera: Camera,
  layout: Layout,
  planned: readonly PlannedArrow[],
  part: MotionPart,
  done: number,
): void {
  if (part.kind === 'hit') return drawHit(ctx, camera, layout, part.space, done)
  if (part.kind === 'turn') return drawTurn(ctx, camera, layout, part.space, done)
  if (part.kind === 'fade') return drawFade(ctx, camera, part, done)
  const way = part.back ?? planned.find(({ arrow }) => arrow === part.arrow)
  if (way) drawGlide(ctx, camera, way, part, part.back ? 1 - done : done)
}

const easeOut = (t: number) => 1 - (1 - t) ** 3
const GLIDE_STEPS = 32

function drawGlide(
  ctx: Canvas2D,
  camera: Camera,
  way: PlannedArrow,
  part: Extract<MotionPart, { kind: 'glide' }>,
  done: number,
): void {
  const { power } = part.arrow
  if (!power) return
  const line = resample(lineAt(way, camera.k), GLIDE_STEPS)
  const along = easeOut(done) * GLIDE_STEPS
  const [at, next] = [line[Math.floor(along)]!, line[Math.min(GLIDE_STEPS, Math.floor(along) + 1)]!]
  const rest = along - Math.floor(along)
  const strip = stripOf(part, power)
  const sprite = camera.k < FAR_SCALE ? chipSprite(strip, !isLandSpace(part.arrow.to)) : stripSprite(strip)
  const x = at[0] + (next[0] - at[0]) * rest + camera.x
  const y = at[1] + (next[1] - at[1]) * rest + camera.y
  drawSprite(ctx, sprite, x - sprite.w / 2, y - sprite.h / 2)
}

function stripOf({ units }: Extract<MotionPart, { kind: 'glide' }>, power: Strip['power']): Strip {
  const segments = Object.entries(units).map(([type, count]) => ({
    type: type as Strip['segments'][number]['type'],
    count,
    damaged: false,
    submerged: false,
    moved: 'none' as const,
    cargo: [],
  }))
  return { power, segments, total: segments.reduce((sum, { count }) => sum + count, 0) }
}

function drawFade(ctx: Canvas2D, camera: Camera, { block, army }: Extract<MotionPart, { kind: 'fade' }>, done: number): void {
  const part = block.armies[army]!
  const [left, top] = cornerOf(block, camera)
  const sprite = stripSprite(part.strips[0]!)
  ctx.globalAlpha = 1 - done
  drawSprite(ctx, sprite, left + part.x + (part.w - sprite.w) / 2, top + part.y)
  ctx.globalAlpha = 1
}

const HIT_RAYS = 9

function strokeOnPaper(ctx: Canvas2D, done: number, path: () => void): void {
  for (const [ink, width] of [
    [colour('card'), 5],
    [colour('ink'), 2.2],
  ] as const) {
    ctx.strokeStyle = withAlpha(ink, 1 - done * done)
    ctx.lineWidth = width
    ctx.beginPath()
    path()
    ctx.stroke()
  }
}

function drawHit(ctx: Canvas2D, camera: Camera, layout: Layout, space: string, done: number): void {
  const block = layout.bySpace.get(space)
  if (!block) return
  const [left, top] = cornerOf(block, camera)
  const [bx, by] = battleSpot(space, layout, false)
  const shake = Math.sin(done * Math.PI * 5) * 3 * (1 - done)
  const [x, y] = [left + bx + shake, top + by]
  const [from, to] = [BATTLE_SIZE / 2 + 2 + 3 * done, BATTLE_SIZE / 2 + 7 + 9 * easeOut(done)]
  ctx.lineCap = 'round'
  strokeOnPaper(ctx, done, () => {
    for (let i = 0; i < HIT_RAYS; i++) {
      const angle = (i / HIT_RAYS) * 2 * Math.PI + 0.3
      ctx.moveTo(x + Math.cos(angle) * from, y + Math.sin(angle) * from)
      ctx.lineTo(x + Math.cos(angle) * to, y + Math.sin(angle) * to)
    }
  })
}

function drawTurn(ctx: Canvas2D, camera: Camera, layout: Layout, space: string, done: number): void {
  const block = layout.bySpace.get(space)
  if (!block) return
  const [left, top] = cornerOf(block, camera)
  const { x, y, w, h } = block.label ?? { x: 0, y: 0, w: block.w, h: block.h }
  const grown = 3 + 12 * easeOut(done)
  strokeOnPaper(ctx, done, () => {
    ctx.roundRect(left + x - grown, top + y - grown, w + 2 * grown, h + 2 * grown, h / 2 + grown)
  })
}

// A hand-drawn pencil loop around a space.
const LOOP_STEPS = 72
/** Radians and pixels. */
const START_ANGLE = -2.3
const LOOP_ANGLE = 2 * Math.PI * 1.17
const SPIRAL = [-1.5, 4.5] as const

const seedOf = (space: SpaceId): number => [...space].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7)

const loopCache = new Map<string, Path2D>()

function loopPath(space: SpaceId, w: number, h: number): Path2D {
  const key = `${space} ${Math.round(w)} ${Math.round(h)}`
  const old = loopCache.get(key)
  if (old) return old
  if (loopCache.size > 60) loopCache.clear()
  const path = new Path2D()
  const seed = seedOf(space)
  for (let i = 0; i <= LOOP_STEPS; i++) {
    const t = i / LOOP_STEPS
    const angle = START_ANGLE + LOOP_ANGLE * t
    const wobble = Math.sin(angle * 2 + seed) * 1.3 + Math.sin(angle * 3 + seed * 1.7)
    const grown = SPIRAL[0] + (SPIRAL[1] - SPIRAL[0]) * t ** 1.6 + wobble
    // A superellipse, so that the block's corners stay inside.
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const [x, y] = [Math.sign(c) * Math.abs(c) ** 0.72 * (w + grown), Math.sign(s) * Math.abs(s) ** 0.72 * (h + grown)]
    const tilt = -0.025
    if (i === 0) path.moveTo(x - y * tilt, y + x * tilt)
    else path.lineTo(x - y * tilt, y + x * tilt)
  }
  loopCache.set(key, path)
  return path
}

export function drawRings(
  ctx: Canvas2D,
  camera: Camera,
  ratio: number,
  layout: Layout,
  view: Pick<BoardView, 'ring' | 'targets' | 'battles'>,
): void {
  if (view.ring.length === 0) return
  ctx.save()
  ctx.lineCap = ctx.lineJoin = 'round'
  for (const space of view.ring) {
    const rect = markedRect(space, layout, camera, view)
    const [x, y] = centre(rect)
    const path = loopPath(space, (rect.x1 - rect.x0) / 2 + 10, (rect.y1 - rect.y0) / 2 + 8)
    ctx.setTransform(ratio, 0, 0, ratio, x * ratio, y * ratio)
    ctx.strokeStyle = withAlpha(colour('card'), 0.75)
    ctx.lineWidth = 4.6
    ctx.stroke(path)
    ctx.strokeStyle = withAlpha(colour('ink'), 0.88)
    ctx.lineWidth = 1.5
    ctx.stroke(path)
  }
  ctx.restore()
}
