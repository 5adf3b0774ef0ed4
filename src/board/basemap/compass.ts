/** A compass rose in the empty South Atlantic, where north is up. */

import { t } from '../../store/text.ts'
import type { Box } from '../geography/shapes.ts'
import { colour, withAlpha } from '../glyphs/colours.ts'
import type { Canvas2D } from '../types.ts'
import { drawCentredText } from './cartouche.ts'

const [COMPASS_X, COMPASS_Y, RADIUS] = [400, 2460, 114]
/** In board pixels, with its letter. */
export const COMPASS_BOX: Box = [COMPASS_X - 172, COMPASS_Y - 220, COMPASS_X + 172, COMPASS_Y + 172]

/** Long points over short ones: how many of sixteen, how long, how broad their waist. */
const POINTS = [
  [1, 2, 0.66, 0.1],
  [2, 4, 0.98, 0.15],
  [0, 4, 1.42, 0.2],
] as const

/** Expects a context that counts in board pixels. */
export function drawCompass(ctx: Canvas2D, k: number): void {
  const ink = withAlpha(colour('seaInk'), 0.85)
  const fine = Math.max(1.3, 0.6 / k)
  ctx.save()
  ctx.translate(COMPASS_X, COMPASS_Y)
  ctx.lineJoin = 'miter'
  ctx.lineCap = 'butt'
  ctx.strokeStyle = ctx.fillStyle = ink
  const circle = (radius: number, width: number) => {
    ctx.beginPath()
    ctx.arc(0, 0, radius, 0, 7)
    ctx.lineWidth = width
    ctx.stroke()
  }
  circle(RADIUS, Math.max(3, 0.9 / k))
  if (k > 0.25) circle(RADIUS * 0.93, fine)
  circle(RADIUS * 0.62, fine)
  // Degrees in tens, and the fine ones when they can be told apart.
  ctx.beginPath()
  const step = k > 0.9 ? 2 : k > 0.4 ? 5 : 10
  for (let degree = 0; degree < 360; degree += step) {
    const angle = (degree * Math.PI) / 180
    const from = RADIUS * (degree % 10 === 0 ? 0.83 : degree % 5 === 0 ? 0.87 : 0.9)
    ctx.moveTo(Math.sin(angle) * from, -Math.cos(angle) * from)
    ctx.lineTo(Math.sin(angle) * RADIUS * 0.93, -Math.cos(angle) * RADIUS * 0.93)
  }
  ctx.lineWidth = fine
  ctx.stroke()
  const light = colour('shoal')
  ctx.lineWidth = Math.max(1.6, 0.6 / k)
  for (const [first, every, length, waist] of POINTS) {
    for (let point = first; point < 16; point += every) {
      const angle = (point * Math.PI) / 8
      const at = (turn: number, far: number) =>
        [Math.sin(angle + turn) * far * RADIUS, -Math.cos(angle + turn) * far * RADIUS] as const
      const half = every === 2 ? Math.PI / 16 : every === 4 && first === 0 ? Math.PI / 4 : Math.PI / 8
      for (const way of [-1, 1]) {
        ctx.beginPath()
        ctx.moveTo(0, 0)
        ctx.lineTo(...at(way * half, waist))
        ctx.lineTo(...at(0, length))
        ctx.closePath()
        ctx.fillStyle = way < 0 ? light : colour('seaInk')
        ctx.fill()
        ctx.stroke()
      }
    }
  }
  ctx.fillStyle = colour('seaInk')
  drawCentredText(ctx, t('board.sheet.north'), 0, -RADIUS * 1.5, 58, 'bold', 0, k)
  ctx.restore()
}
