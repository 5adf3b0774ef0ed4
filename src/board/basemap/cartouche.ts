/** The title of the sheet, in the empty north-east. */

import type { SheetDate } from '../../store/board-view.ts'
import { t } from '../../store/text.ts'
import type { Box } from '../geography/shapes.ts'
import { colour } from '../glyphs/colours.ts'
import { drawSpacedText, NAME_FONT } from '../glyphs/sprites.ts'
import type { Canvas2D } from '../types.ts'

/** In board pixels, on ground that is no space. */
export const TITLE_BOX: Box = [3236, 62, 4116, 352]

/** What the one board of the page has printed on it, as a sheet has: tiles that are drawn later say the same. */
let sheetDate: SheetDate | null = null

/** The sheet shows the war as it stands at a date; null is before the first round. Says whether that is new. */
export function setSheetDate(date: SheetDate | null): boolean {
  const before = sheetDate
  sheetDate = date
  return before?.year !== sheetDate?.year || before?.season !== sheetDate?.season
}

/** The date that the sheet shows. */
export const currentSheetDate = (): SheetDate | null => sheetDate

/** Letters smaller than this on the screen (px) are left out. */
export const MIN_TEXT_PX = 6.5

/** A rectangle with its corners hollowed out. */
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

/** A rule that swells towards a lozenge in its middle, as printers set them. */
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

/** Text around a middle. The size is in board pixels; too small to be read, it is left out. */
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

/** Expects a context that counts in board pixels. */
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
  // Without its second line the title stands in the middle.
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
