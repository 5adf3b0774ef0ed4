/** A loop of pencil around what is spoken of: drawn by hand, and past its own beginning. */

import type { SpaceId } from '../../engine/types/ids.ts'
import { colour, withAlpha } from '../glyphs/colours.ts'
import type { Layout } from '../placement/layout.ts'
import { markedRect } from '../placement/markSpots.ts'
import { centre } from '../placement/rects.ts'
import type { BoardView, Camera, Canvas2D } from '../types.ts'

const LOOP_STEPS = 72
/** Where the hand begins (radians), how far it goes round, and how far out it is at the start and at the end (pixels). */
const START_ANGLE = -2.3
const LOOP_ANGLE = 2 * Math.PI * 1.17
const SPIRAL = [-1.5, 4.5] as const

/** Every space has a hand of its own, always the same. */
const seedOf = (space: SpaceId): number => [...space].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7)

const loopCache = new Map<string, Path2D>()

/** Around the origin, outside a box of this half size. */
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
    // Rounder than a box, tighter than an ellipse, so that the corners of the block stay inside.
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
