/** Fine lines from what stands on the sea to its land, with a dot where they come ashore. */

import { colour, withAlpha } from '../glyphs/colours.ts'
import type { Camera, Canvas2D } from '../types.ts'
import { cornerOf, type PlacedBlock } from './layout.ts'

/** Expects a context that counts in pixels of the screen. */
export function drawLeaders(ctx: Canvas2D, camera: Camera, placed: readonly PlacedBlock[]): void {
  ctx.lineCap = 'round'
  for (const block of placed) {
    if (!block.leaderStart) continue
    const [x, y] = [block.leaderStart[0] * camera.k + camera.x, block.leaderStart[1] * camera.k + camera.y]
    const [left, top] = cornerOf(block, camera)
    // To what is nearest of the name and the armies.
    let [hx, hy, best] = [x, y, Number.POSITIVE_INFINITY]
    const { label, armies, isNameLeader } = block
    for (const part of label ? (isNameLeader ? [label] : [label, ...armies]) : armies) {
      const px = Math.max(left + part.x, Math.min(x, left + part.x + part.w))
      const py = Math.max(top + part.y, Math.min(y, top + part.y + part.h))
      const away = Math.hypot(px - x, py - y)
      if (away < best) [hx, hy, best] = [px, py, away]
    }
    for (const [ink, width] of [
      [colour('paper'), 3],
      [withAlpha(colour('ink'), 0.75), 1],
    ] as const) {
      ctx.strokeStyle = ctx.fillStyle = ink
      ctx.lineWidth = width
      ctx.beginPath()
      ctx.moveTo(x, y)
      ctx.lineTo(hx, hy)
      ctx.stroke()
      ctx.beginPath()
      ctx.arc(x, y, width === 1 ? 2 : 3, 0, 7)
      ctx.fill()
    }
  }
}
