/** Small marks beside a name: income, flags, mines, submarines, seals of printed owners. */
import type { Canvas2D } from '../types.ts'
import { colour, type Holding, powerColours, withAlpha } from './colours.ts'
import { drawDevice, drawMark, drawUnit, NUMBER_FONT } from './sprites.ts'

/** CSS pixels; widths include the gap to the neighbour. */
export const DISC = 15.5
export const SEAL = 9
export const FLAG = 21
export const MINE = 22
export const RAIDER = 24
/** `dead`: the base that laid them is in enemy hands. */
export type Minefield = { readonly by: string; readonly dead: boolean }
export const mineKey = ({ by, dead }: Minefield): string => `${dead ? 'dead ' : ''}${by}`

function drawFigure(ctx: Canvas2D, x: number, y: number, ipc: number, ink: string): void {
  ctx.fillStyle = ink
  ctx.font = `700 11px ${NUMBER_FONT}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.fillText(String(ipc), x, y + 0.8)
}

/** x, y: its centre; `struck`: the land pays no income. */
export function drawDisc(ctx: Canvas2D, x: number, y: number, ipc: number, capital: boolean, struck: boolean): void {
  const ring = (radius: number) => {
    ctx.beginPath()
    ctx.arc(x, y, radius, 0, 7)
    ctx.fill()
    ctx.stroke()
  }
  ctx.lineWidth = 1
  ctx.strokeStyle = colour('ink')
  ctx.fillStyle = colour('card')
  if (capital) ring(DISC / 2 + 2.5)
  if (struck) ctx.setLineDash([3, 2.4])
  ring(DISC / 2)
  ctx.setLineDash([])
  drawFigure(ctx, x, y, ipc, colour(struck ? 'ink2' : 'ink'))
}

/** Extra radius of a contested disc. */
export const BAND = 3
/** Radians. */
const GAP = 0.3

export function drawContestedDisc(
  ctx: Canvas2D,
  x: number,
  y: number,
  ipc: number,
  capital: boolean,
  { first, second }: Extract<Holding, { kind: 'contested' }>,
): void {
  const outer = DISC / 2 + BAND
  ctx.beginPath()
  ctx.arc(x, y, outer + (capital ? 2.2 : 0.6), 0, 7)
  ctx.fillStyle = colour('card')
  ctx.fill()
  if (capital) {
    ctx.lineWidth = 1
    ctx.strokeStyle = colour('ink')
    ctx.stroke()
  }
  for (const [power, middle] of [
    [first, Math.PI],
    [second, 0],
  ] as const) {
    const [from, to] = [middle - Math.PI / 2 + GAP / 2, middle + Math.PI / 2 - GAP / 2]
    ctx.beginPath()
    ctx.arc(x, y, outer, from, to)
    ctx.arc(x, y, outer - BAND, to, from, true)
    ctx.closePath()
    ctx.fillStyle = powerColours(power).ink
    ctx.fill()
    ctx.lineWidth = 0.8
    ctx.strokeStyle = withAlpha(colour('ink'), 0.8)
    ctx.stroke()
  }
  drawFigure(ctx, x, y, ipc, colour('ink2'))
}

/** The printed owner, at the disc's lower right. */
export function drawSeal(ctx: Canvas2D, x: number, y: number, power: string): void {
  const radius = 6
  ctx.save()
  ctx.beginPath()
  ctx.arc(x, y, radius + 1.2, 0, 7)
  ctx.fillStyle = colour('card')
  ctx.fill()
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, 7)
  ctx.fillStyle = powerColours(power).ink
  ctx.fill()
  drawDevice(ctx, power, x - 4, y - 4, 8, powerColours(power).glyph)
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, 7)
  ctx.strokeStyle = withAlpha(colour('ink'), 0.8)
  ctx.lineWidth = 0.9
  ctx.stroke()
  ctx.restore()
}

/** In the ally's ink, empty if neutral. x, y: top left corner. */
export function drawPennant(ctx: Canvas2D, x: number, y: number, flag: string): void {
  const ally = flag === 'neutral' ? null : powerColours(flag)
  ctx.lineWidth = 1.1
  ctx.lineJoin = 'miter'
  ctx.strokeStyle = colour('ink')
  ctx.fillStyle = ally ? ally.ink : colour('card')
  ctx.beginPath()
  ctx.moveTo(x, y + 1)
  ctx.lineTo(x + 17, y + 1)
  ctx.lineTo(x + 13.5, y + 5.75)
  ctx.lineTo(x + 17, y + 10.5)
  ctx.lineTo(x, y + 10.5)
  ctx.fill()
  ctx.stroke()
  ctx.lineWidth = 1.3
  ctx.beginPath()
  ctx.moveTo(x, y)
  ctx.lineTo(x, y + 16.5)
  ctx.stroke()
  if (ally) drawDevice(ctx, flag, x + 2.6, y + 1.9, 7.8, ally.glyph)
}

export function drawMine(ctx: Canvas2D, { by, dead }: Minefield, x: number, y: number): void {
  const { ink, glyph } = powerColours(by)
  const size = MINE - 2
  const [middleX, middleY] = [x + size / 2, y + size / 2]
  ctx.save()
  if (dead) {
    ctx.beginPath()
    ctx.arc(middleX, middleY, 7.5, 0, 7)
    ctx.fillStyle = withAlpha(colour('card'), 0.7)
    ctx.fill()
    ctx.setLineDash([2.2, 2.2])
    ctx.strokeStyle = colour('seaInk')
    ctx.lineWidth = 1.2
    ctx.stroke()
    drawDevice(ctx, by, middleX - 4.5, middleY - 4.5, 9, colour('seaInk'))
  } else {
    ctx.beginPath()
    ctx.arc(middleX, middleY, 9, 0, 7)
    ctx.fillStyle = withAlpha(colour('shoal'), 0.9)
    ctx.fill()
    drawMark(ctx, 'mined', x - 1, y - 1, size + 2, colour('ink'))
    ctx.beginPath()
    ctx.arc(middleX, middleY, 5.6, 0, 7)
    ctx.fillStyle = ink
    ctx.fill()
    drawDevice(ctx, by, middleX - 4.2, middleY - 4.2, 8.4, glyph)
  }
  ctx.restore()
}

export function drawRaider(ctx: Canvas2D, power: string, x: number, y: number): void {
  const { ink, glyph } = powerColours(power)
  ctx.beginPath()
  ctx.roundRect(x, y, RAIDER - 3, 17, 8.5)
  ctx.fillStyle = ink
  ctx.fill()
  ctx.strokeStyle = colour('card')
  ctx.lineWidth = 1.2
  ctx.stroke()
  drawUnit(ctx, 'submarine', x + 3.5, y + 1, 14, glyph, ink)
}
