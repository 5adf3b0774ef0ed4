/** Ornaments of the sheet: title, compass rose and scale bars. The contexts are in board pixels. */

import { sheet } from '../../content/map.ts'
import { t } from '../../store/text.ts'
import type { SheetDate } from '../../store/view/board-view.ts'
import type { Box } from '../geography/shapes.ts'
import { colour, withAlpha } from '../glyphs/colours.ts'
import { drawSpacedText, NAME_FONT } from '../glyphs/sprites.ts'
import type { Canvas2D } from '../types.ts'

/** Board pixels, outside all spaces. */
export const TITLE_BOX: Box = [3236, 62, 4116, 352]

let sheetDate: SheetDate | null = null

/** Null before the first round. Returns whether the date changed. */
export function setSheetDate(date: SheetDate | null): boolean {
  const before = sheetDate
  sheetDate = date
  return before?.year !== sheetDate?.year || before?.season !== sheetDate?.season
}

export const currentSheetDate = (): SheetDate | null => sheetDate

/** Smaller text is left out. */
export const MIN_TEXT_PX = 6.5

function platePath([x0, y0, x1, y1]: Box, hollow: number): Path2D {
  const path = new Path2D()
  path.moveTo(x0 + hollow, y0)
  path.lineTo(x1 - hollow, y0)
  path.arc(x1, y0, hollow, Math.PI, Math.PI / 2, true)
  path.lineTo(x1, y1 - hollow)
  path.arc(x1, y1, hollow, -Math.PI / 2, Math.PI, true)
  path.lineTo(x0 + hollow, y1)
  path.arc(x0, y1, hollow, 0, -Math.PI / 2, true)
  path.lineTo(x0, y0 + hollow)
  path.arc(x0, y0, hollow, Math.PI / 2, 0, true)
  path.closePath()
  return path
}

const shrinkBox = ([x0, y0, x1, y1]: Box, by: number): Box => [x0 + by, y0 + by, x1 - by, y1 - by]

function drawSwelledRule(ctx: Canvas2D, x: number, y: number, half: number, heavy: number): void {
  ctx.beginPath()
  for (const way of [-1, 1]) {
    ctx.moveTo(x + way * half, y)
    ctx.lineTo(x + way * heavy * 5, y - heavy / 2)
    ctx.lineTo(x + way * heavy * 5, y + heavy / 2)
    ctx.closePath()
  }
  ctx.moveTo(x, y - heavy * 1.9)
  ctx.lineTo(x + heavy * 3, y)
  ctx.lineTo(x, y + heavy * 1.9)
  ctx.lineTo(x - heavy * 3, y)
  ctx.closePath()
  ctx.fill()
}

/** `size` in board pixels; draws nothing if the text is too small to read. */
export function drawCentredText(
  ctx: Canvas2D,
  text: string,
  x: number,
  y: number,
  size: number,
  style: string,
  tracking: number,
  k: number,
): void {
  if (size * k < MIN_TEXT_PX) return
  ctx.font = `${style} ${size}px ${NAME_FONT}`.trim()
  ctx.textAlign = 'left'
  ctx.textBaseline = 'alphabetic'
  const width = ctx.measureText(text).width + tracking * (text.length - 1)
  drawSpacedText(ctx, text, x - width / 2, y, tracking, false)
}

export function drawTitle(ctx: Canvas2D, k: number): void {
  const [x0, y0, x1, y1] = TITLE_BOX
  const [x, h] = [(x0 + x1) / 2, y1 - y0]
  const line = (board: number, least: number) => Math.max(board, least / k)
  ctx.lineJoin = 'miter'
  ctx.fillStyle = colour('card')
  ctx.strokeStyle = colour('ink')
  const outer = platePath(TITLE_BOX, 30)
  ctx.fill(outer)
  ctx.lineWidth = line(4.5, 1.3)
  ctx.stroke(outer)
  ctx.lineWidth = line(1.5, 0.6)
  const gap = Math.max(13, 2.6 / k)
  ctx.stroke(platePath(shrinkBox(TITLE_BOX, gap), 30))
  if (k > 0.3) ctx.stroke(platePath(shrinkBox(TITLE_BOX, gap + 6), 30))
  ctx.fillStyle = colour('ink')
  const lineSize = 48
  // Without its second line the title is centred.
  const down = lineSize * k < MIN_TEXT_PX ? h * 0.1 : 0
  drawCentredText(ctx, t('board.sheet.title'), x, y0 + h * 0.46 + down, 100, 'bold', 5, k)
  drawSwelledRule(ctx, x, y0 + h * 0.59 + down, 260, line(4.2, 0.9))
  ctx.fillStyle = colour('ink2')
  drawCentredText(
    ctx,
    sheetDate
      ? t('board.sheet.dated', { season: sheetDate.season ?? 'none', year: String(sheetDate.year) })
      : t('board.sheet.line'),
    x,
    y0 + h * 0.815,
    lineSize,
    'italic',
    0.5,
    k,
  )
}

// Compass rose in the South Atlantic.
const [COMPASS_X, COMPASS_Y, RADIUS] = [400, 2460, 114]
/** Includes the letter N. */
export const COMPASS_BOX: Box = [COMPASS_X - 172, COMPASS_Y - 220, COMPASS_X + 172, COMPASS_Y + 172]

/** First point, step, length and waist, counted in sixteenths of the circle. */
const POINTS = [
  [1, 2, 0.66, 0.1],
  [2, 4, 0.98, 0.15],
  [0, 4, 1.42, 0.2],
] as const

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

// Bars of 500 km at four places: Europe is drawn larger than the rest.
const [BARS_X, BARS_Y] = [150, 1880]
const ROW_HEIGHT = 58
const MIDDLE = BARS_X + 280
const TEXT_SIZE = 43
export const SCALE_BARS_BOX: Box = [BARS_X - 70, BARS_Y - 50, BARS_X + 640, BARS_Y + 110 + ROW_HEIGHT * sheet.scales.length]

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

export function drawScaleBars(ctx: Canvas2D, k: number): void {
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
