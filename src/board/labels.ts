/** Names with their marks: the IPC disc, the capital's second ring, the struck figure of contested land, the flag of a minor power. */
import { colour, colours } from './colours'
import { drawMark, NAMES, NUMBERS, type Sprite, spaced, spriteOf, widthOf } from './sprites'

export type Label = {
  readonly name: string
  readonly sea: boolean
  readonly size: number
  readonly capital: boolean
  /** Null shows no disc. */
  readonly ipc: number | null
  readonly struck: boolean
  readonly flag: string | null
  /** Whose mines lie here, or null. */
  readonly mined: string | null
  readonly impassable: boolean
}

const DISC = 15.5
const FLAG = 17
const MINE = 17

const fontOf = ({ sea, size, capital }: Label) =>
  sea ? `italic ${size}px ${NAMES}` : `${capital ? 'bold ' : ''}${size}px ${NAMES}`
const trackingOf = ({ sea, size, impassable }: Label) => (impassable ? 4 : sea ? 0.3 : 0.7 + Math.max(0, size - 11) * 0.2)

/** Long names stand on two lines, cut where they are most even. */
export function linesOf(name: string): readonly string[] {
  const words = name.split(' ')
  if (name.length < 13 || words.length === 1) return [name]
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const)
  return cuts.reduce((best, cut) =>
    Math.max(cut[0].length, cut[1].length) < Math.max(best[0].length, best[1].length) ? cut : best,
  )
}

type Measured = {
  lines: readonly string[]
  widths: readonly number[]
  text: number
  line: number
  after: number
  w: number
  h: number
}

function measure(label: Label): Measured {
  const font = fontOf(label)
  const tracking = trackingOf(label)
  const lines = linesOf(label.sea ? label.name : label.name.toUpperCase())
  const widths = lines.map((text) => widthOf(text, font, tracking) - tracking)
  const line = Math.round(label.size * 1.15)
  const disc = label.ipc === null ? 0 : DISC + 4 + (label.capital ? 3 : 0)
  const after = disc + (label.flag ? FLAG : 0)
  const before = label.mined ? MINE + 3 : 0
  const text = Math.max(...widths)
  return { lines, widths, text, line, after, w: Math.round(text + after + before), h: Math.max(16, line * lines.length) }
}

export function labelSize(label: Label): { w: number; h: number } {
  return measure(label)
}

export function labelSprite(label: Label): Sprite {
  const { lines, widths, text, line, after, w, h } = measure(label)
  const { name, sea, size, capital, ipc, struck, flag, mined, impassable } = label
  return spriteOf(`label ${[name, size, capital, ipc, struck, flag, mined]}`, w, h, (ctx) => {
    const left = mined ? MINE + 3 : 0
    ctx.font = fontOf(label)
    ctx.textBaseline = 'middle'
    ctx.lineJoin = 'round'
    const tracking = trackingOf(label)
    const top = h / 2 - ((lines.length - 1) * line) / 2
    for (const stroke of [true, false]) {
      ctx.strokeStyle = sea ? colour('shoal') : colour('paper')
      ctx.lineWidth = sea ? 2.6 : 3.2
      ctx.fillStyle = sea ? colour('seaInk') : impassable ? colour('minor') : colour('ink')
      lines.forEach((words, i) => {
        spaced(ctx, words, left + (text - widths[i]!) / 2, top + i * line + size * 0.06, tracking, stroke)
      })
    }
    if (mined) mine(ctx, mined, 0, h / 2 - MINE / 2)
    if (ipc !== null) disc(ctx, left + text + 4 + DISC / 2 + (capital ? 2.5 : 0), h / 2, ipc, capital, struck)
    if (flag) pennant(ctx, left + text + after - FLAG + 2, h / 2 - 8, flag)
  })
}

function mine(ctx: CanvasRenderingContext2D, power: string, x: number, y: number): void {
  const { ink } = colours(power)
  ctx.save()
  ctx.translate(x, y)
  drawMark(ctx, 'mined', -1, -1, MINE + 2, colour('ink'))
  drawMark(ctx, 'mined', 0.4, 0.4, MINE - 0.8, ink)
  ctx.restore()
}

/** The figure never goes below eleven pixels, so two digits decide the disc's size. */
function disc(ctx: CanvasRenderingContext2D, x: number, y: number, ipc: number, capital: boolean, struck: boolean): void {
  const ink = colour('ink')
  const ring = (radius: number, fill: boolean) => {
    ctx.beginPath()
    ctx.arc(x, y, radius, 0, 7)
    if (fill) ctx.fill()
    ctx.stroke()
  }
  ctx.lineWidth = 1
  ctx.strokeStyle = ink
  ctx.fillStyle = colour('card')
  if (capital) ring(DISC / 2 + 2.5, true)
  ring(DISC / 2, true)
  ctx.fillStyle = ink
  ctx.globalAlpha = struck ? 0.55 : 1
  ctx.font = `700 11px ${NUMBERS}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.fillText(String(ipc), x, y + 0.8)
  ctx.globalAlpha = 1
  if (struck) {
    ctx.lineWidth = 1.3
    ctx.beginPath()
    ctx.moveTo(x - 5.4, y + 5.4)
    ctx.lineTo(x + 5.4, y - 5.4)
    ctx.stroke()
  }
}

/** A flag on a pole: in its ally's ink when aligned, bare when it stands alone. */
function pennant(ctx: CanvasRenderingContext2D, x: number, y: number, flag: string): void {
  ctx.lineWidth = 1.1
  ctx.strokeStyle = colour('ink')
  ctx.fillStyle = flag === 'neutral' ? colour('card') : colours(flag).ink
  ctx.beginPath()
  ctx.moveTo(x, y + 1.5)
  ctx.lineTo(x + 14, y + 1.5)
  ctx.lineTo(x + 11, y + 5.2)
  ctx.lineTo(x + 14, y + 9)
  ctx.lineTo(x, y + 9)
  ctx.fill()
  ctx.stroke()
  ctx.beginPath()
  ctx.moveTo(x, y)
  ctx.lineTo(x, y + 16)
  ctx.stroke()
}
