/** Bars of 500 km at four places: the map shows Europe larger than the rest, and says so. */

import { sheet } from '../../content/sheet.ts'
import { t } from '../../store/text.ts'
import type { Box } from '../geography/shapes.ts'
import { colour } from '../glyphs/colours.ts'
import { NAME_FONT } from '../glyphs/sprites.ts'
import type { Canvas2D } from '../types.ts'
import { drawCentred, LEGIBLE } from './cartouche.ts'

const [X, Y] = [150, 1880]
const ROW = 58
const MIDDLE = X + 280
const SIZE = 43
/** In board pixels. */
export const SCALES: Box = [X - 70, Y - 50, X + 640, Y + 110 + ROW * sheet.scales.length]

/** Five hundreds of kilometres, every other one filled. */
function bar(ctx: Canvas2D, x: number, y: number, length: number, k: number): void {
  const high = Math.max(11, 2.2 / k)
  const fine = Math.max(1.4, 0.7 / k)
  const step = length / 5
  for (let i = 0; i < 5; i += 2) ctx.fillRect(x + i * step, y - high, step, high)
  ctx.lineWidth = fine
  ctx.strokeRect(x, y - high, length, high)
  ctx.beginPath()
  for (const at of [0, 5]) {
    ctx.moveTo(x + at * step, y)
    ctx.lineTo(x + at * step, y - high * 1.7)
  }
  ctx.stroke()
}

/** Expects a context that counts in board pixels. */
export function drawScales(ctx: Canvas2D, k: number): void {
  // Bars say nothing without the names of their places.
  if (SIZE * k < LEGIBLE) return
  const longest = Math.max(...sheet.scales.map(({ px }) => px))
  ctx.fillStyle = ctx.strokeStyle = colour('seaInk')
  drawCentred(ctx, t('board.sheet.scale'), MIDDLE, Y, 52, '', 3, k)
  sheet.scales.forEach(({ place, px }, i) => {
    const y = Y + 68 + i * ROW
    bar(ctx, X, y, px, k)
    ctx.font = `${SIZE}px ${NAME_FONT}`
    ctx.textAlign = 'left'
    ctx.textBaseline = 'alphabetic'
    ctx.fillText(t(`board.sheet.place.${place}`), X + longest + 28, y + 1)
  })
  drawCentred(ctx, t('board.sheet.scaleNote'), MIDDLE, Y + 72 + ROW * sheet.scales.length, SIZE, 'italic', 0.3, k)
}
