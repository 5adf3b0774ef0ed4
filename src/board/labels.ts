/** Names with their marks: the IPC disc, the capital's second ring, the struck figure of contested land, the flag of a minor power. */
import { colour } from './colours'
import { DISC, drawDisc, drawMine, drawPennant, drawRaider, drawSeal, FLAG, MINE, RAIDER, SEAL } from './emblems'
import { keeper, NAMES, type Sprite, spaced, spriteOf, widthOf } from './sprites'

export type Label = {
  readonly name: string
  readonly sea: boolean
  readonly size: number
  readonly capital: boolean
  /** Null shows no disc. */
  readonly ipc: number | null
  readonly struck: boolean
  readonly flag: string | null
  /** Whose land it is printed as, where another holds it; `a/b`: the two that contest it. */
  readonly seal: string | null
  /** The country of a colony nobody holds. */
  readonly of: string | null
  /** Whose mines lie here, or null; with DEAD before it when they harm nobody. */
  readonly mined: string | null
  /** Whose U-boats hunt here, or null. */
  readonly raided: string | null
  readonly impassable: boolean
}

const OF_SIZE = 11
const OF_FONT = `italic ${OF_SIZE}px ${NAMES}`

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
  /** Height of the name alone; a line below it says whose colony it is. */
  high: number
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
  const after = disc + (label.seal ? SEAL : 0) + (label.flag ? FLAG : 0) + (label.raided ? RAIDER + 2 : 0)
  const before = label.mined ? MINE + 3 : 0
  const text = Math.max(...widths, label.of ? widthOf(label.of, OF_FONT) : 0)
  const high = Math.max(16, line * lines.length)
  return { lines, widths, text, line, after, high, w: Math.round(text + after + before), h: high + (label.of ? OF_SIZE + 1 : 0) }
}

export function labelSize(label: Label): { w: number; h: number } {
  return measure(label)
}

export const labelSprite = keeper((label: Label): Sprite => {
  const { lines, widths, text, line, high, w, h } = measure(label)
  const { name, sea, size, capital, ipc, struck, flag, seal, of, mined, raided, impassable } = label
  return spriteOf(`label ${[name, size, capital, ipc, struck, flag, seal, of, mined, raided]}`, w, h, (ctx) => {
    const left = mined ? MINE + 3 : 0
    ctx.font = fontOf(label)
    ctx.textBaseline = 'middle'
    ctx.lineJoin = 'round'
    const tracking = trackingOf(label)
    const top = high / 2 - ((lines.length - 1) * line) / 2
    for (const stroke of [true, false]) {
      ctx.strokeStyle = sea ? colour('shoal') : colour('paper')
      ctx.lineWidth = sea ? 2.6 : 3.2
      ctx.fillStyle = sea ? colour('seaInk') : impassable ? colour('minor') : colour('ink')
      lines.forEach((words, i) => {
        spaced(ctx, words, left + (text - widths[i]!) / 2, top + i * line + size * 0.06, tracking, stroke)
      })
      if (of) {
        ctx.font = OF_FONT
        spaced(ctx, of, left + (text - widthOf(of, OF_FONT)) / 2, high + OF_SIZE / 2 - 1, 0, stroke)
        ctx.font = fontOf(label)
      }
    }
    if (mined) drawMine(ctx, mined, 0, high / 2 - (MINE - 2) / 2)
    let at = left + text
    if (ipc !== null) {
      const middle = at + 4 + DISC / 2 + (capital ? 2.5 : 0)
      drawDisc(ctx, middle, high / 2, ipc, capital, struck)
      if (seal) drawSeal(ctx, middle + DISC / 2 + (capital ? 4.5 : 2.5), high / 2 + 5, seal)
      at += 4 + DISC + (capital ? 3 : 0) + (seal ? SEAL : 0)
    }
    if (flag) drawPennant(ctx, at + 3, high / 2 - 8.5, flag)
    if (raided) drawRaider(ctx, raided, at + 5, high / 2 - 8)
  })
})
