/** A loop of pencil around what is spoken of: drawn twice, by hand, and not quite closed. */
import type { SpaceId } from '../engine/types/ids'
import { colour, faded } from './colours'
import type { Layout } from './layout'
import type { Camera } from './types'
import { blockRect, middle } from './ways'

type Ctx = CanvasRenderingContext2D

const STEPS = 48
/** Where the hand begins, how far it goes round, and how far out it is at the start and at the end (pixels). */
const PASSES = [
  { from: -2.35, turns: 6.7, out: [0, 3.5] },
  { from: -2.05, turns: 6.1, out: [2.6, -0.6] },
] as const

/** Every space has a hand of its own, always the same. */
const hand = (space: SpaceId): number => [...space].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7)

const known = new Map<string, Path2D>()

/** Around the origin, outside a box of this half size. */
function loop(space: SpaceId, w: number, h: number): Path2D {
  const key = `${space} ${Math.round(w)} ${Math.round(h)}`
  const old = known.get(key)
  if (old) return old
  if (known.size > 60) known.clear()
  const path = new Path2D()
  const seed = hand(space)
  for (const { from, turns, out } of PASSES)
    for (let i = 0; i <= STEPS; i++) {
      const t = i / STEPS
      const angle = from + turns * t
      const wobble = Math.sin(angle * 2 + seed) * 1.1 + Math.sin(angle * 3 + seed * 1.7) * 0.8
      const grown = out[0] + (out[1] - out[0]) * t + wobble
      // Rounder than a box, tighter than an ellipse, so that the corners of the block stay inside.
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const [x, y] = [Math.sign(c) * Math.abs(c) ** 0.72 * (w + grown), Math.sign(s) * Math.abs(s) ** 0.72 * (h + grown)]
      const tilt = -0.025
      if (i === 0) path.moveTo(x - y * tilt, y + x * tilt)
      else path.lineTo(x - y * tilt, y + x * tilt)
    }
  known.set(key, path)
  return path
}

export function drawRings(ctx: Ctx, camera: Camera, ratio: number, layout: Layout, spaces: readonly SpaceId[]): void {
  if (spaces.length === 0) return
  ctx.save()
  ctx.lineCap = ctx.lineJoin = 'round'
  for (const space of spaces) {
    const rect = blockRect(space, layout, camera)
    const [x, y] = middle(rect)
    const path = loop(space, (rect.x1 - rect.x0) / 2 + 10, (rect.y1 - rect.y0) / 2 + 8)
    ctx.setTransform(ratio, 0, 0, ratio, x * ratio, y * ratio)
    ctx.strokeStyle = faded(colour('card'), 0.75)
    ctx.lineWidth = 4.6
    ctx.stroke(path)
    ctx.strokeStyle = faded(colour('ink'), 0.88)
    ctx.lineWidth = 1.5
    ctx.stroke(path)
  }
  ctx.restore()
}
