/** Bars of 500 km at four places: the map shows Europe larger than the rest, and says so. */

import { sheet } from '../../content/sheet.ts'
import { t } from '../../store/text.ts'
import type { Box } from '../geography/shapes.ts'
import { colour } from '../glyphs/colours.ts'
import { NAME_FONT } from '../glyphs/sprites.ts'
import type { Canvas2D } from '../types.ts'
import { drawCentredText, MIN_TEXT_PX } from './cartouche.ts'

const [BARS_X, BARS_Y] = [150, 1880]
const ROW_HEIGHT = 58
const MIDDLE = BARS_X + 280
const TEXT_SIZE = 43
/** In board pixels. */
export const SCALE_BARS_BOX: Box = [BARS_X - 70, BARS_Y - 50, BARS_X + 640, BARS_Y + 110 + ROW_HEIGHT * sheet.scales.length]

/** Five hundreds of kilometres, every other one filled. */
function drawScaleBar(ctx: Canvas2D, x: number, y: number, length: number, k: number): void {
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
export function drawScaleBars(ctx: Canvas2D, k: number): void {
  // Bars say nothing without the names of their places.
  if (TEXT_SIZE * k < MIN_TEXT_PX) return
  const longest = Math.max(...sheet.scales.map(({ px }) => px))
  ctx.fillStyle = ctx.strokeStyle = colour('seaInk')
  drawCentredText(ctx, t('board.sheet.scale'), MIDDLE, BARS_Y, 52, '', 3, k)
  sheet.scales.forEach(({ place, px }, i) => {
    const y = BARS_Y + 68 + i * ROW_HEIGHT
    drawScaleBar(ctx, BARS_X, y, px, k)
    ctx.font = `${TEXT_SIZE}px ${NAME_FONT}`
    ctx.textAlign = 'left'
    ctx.textBaseline = 'alphabetic'
    ctx.fillText(t(`board.sheet.place.${place}`), BARS_X + longest + 28, y + 1)
  })
  drawCentredText(
    ctx,
    t('board.sheet.scaleNote'),
    MIDDLE,
    BARS_Y + 72 + ROW_HEIGHT * sheet.scales.length,
    TEXT_SIZE,
    'italic',
    0.3,
    k,
  )
}
