/** Labels: a name with its marks. */
import { colour, type Holding } from './colours.ts'
import {
  BAND,
  DISC,
  drawContestedDisc,
  drawDisc,
  drawMine,
  drawPennant,
  drawRaider,
  drawSeal,
  FLAG,
  MINE,
  type Minefield,
  mineKey,
  RAIDER,
  SEAL,
} from './emblems.ts'
import { drawSign, type Sign, signKey, signWidth } from './signs.ts'
import { drawSpacedText, NAME_FONT, type Sprite, spriteByObject, spriteOf, textWidth } from './sprites.ts'

export type Label = {
  readonly name: string
  readonly sea: boolean
  readonly size: number
  readonly capital: boolean
  /** Null hides the disc. */
  readonly ipc: number | null
  readonly struck: boolean
  readonly flag: string | null
  /** The printed owner if another holds the land, or both contestants. */
  readonly seal: Holding | null
  readonly motherCountry: string | null
  readonly mined: Minefield | null
  /** The power whose submarines raid here. */
  readonly raided: string | null
  readonly signs: readonly Sign[]
  readonly impassable: boolean
  /** Pixels. */
  readonly tracking: number
  readonly twoLines: boolean
  readonly marksBelow: boolean
  /** Radians; sea zones only. */
  readonly tilt: number
}

const MOTHER_SIZE = 11
const MOTHER_FONT = `italic ${MOTHER_SIZE}px ${NAME_FONT}`

const fontOf = ({ sea, size, capital }: Pick<Label, 'sea' | 'size' | 'capital'>) =>
  sea ? `italic ${size}px ${NAME_FONT}` : `${capital ? 'bold ' : ''}${size}px ${NAME_FONT}`

export function splitInTwo(name: string): readonly string[] {
  const words = name.split(' ')
  if (words.length === 1) return [name]
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const)
  return cuts.reduce((best, cut) =>
    Math.max(cut[0].length, cut[1].length) < Math.max(best[0].length, best[1].length) ? cut : best,
  )
}

/** Widths at a font size of one pixel: measuring is slow, and names are measured at many sizes. */
const widthCache = new Map<string, number>()
/** Pixels. */
const MEASURING_SIZE = 100

export function nameWidth(text: string, label: Pick<Label, 'sea' | 'capital'>, size: number, tracking: number): number {
  const font = fontOf({ ...label, size: MEASURING_SIZE })
  const key = `${font} ${text}`
  let width = widthCache.get(key)
  if (width === undefined) {
    // Letter by letter, as it is drawn: without kerning.
    width = 0
    for (const letter of text) width += textWidth(letter, font) / MEASURING_SIZE
    widthCache.set(key, width)
  }
  return width * size + tracking * (text.length - 1)
}

/** Call after fonts are loaded. */
export function clearWidthCache(): void {
  widthCache.clear()
}

type Measured = {
  readonly lines: readonly string[]
  readonly widths: readonly number[]
  readonly text: number
  readonly line: number
  readonly marks: number
  /** Without the line of the mother country. */
  readonly high: number
  readonly w: number
  readonly h: number
}

function measureLabel(label: Label): Measured {
  const { size, tracking, twoLines, marksBelow, tilt } = label
  const name = label.sea ? label.name : label.name.toUpperCase()
  const lines = twoLines ? splitInTwo(name) : [name]
  const widths = lines.map((text) => nameWidth(text, label, size, tracking))
  const line = Math.round(size * 1.15)
  const disc = label.ipc === null ? 0 : DISC + 4 + (label.capital ? 3 : 0)
  const marks = disc + sealWidth(label.seal) + (label.flag ? FLAG : 0) + (label.raided ? RAIDER + 2 : 0) + signsWidth(label.signs)
  const before = label.mined ? MINE + 3 : 0
  const text = Math.max(
    ...widths,
    label.motherCountry ? nameWidth(label.motherCountry, { sea: true, capital: false }, MOTHER_SIZE, 0) : 0,
  )
  const high = Math.max(16, line * lines.length) + (marksBelow && marks > 0 ? MARKS_HEIGHT : 0)
  const w = marksBelow ? Math.max(text, marks) + before : text + marks + before
  const h = high + (label.motherCountry ? MOTHER_SIZE + 1 : 0)
  const [cos, sin] = [Math.abs(Math.cos(tilt)), Math.abs(Math.sin(tilt))]
  return { lines, widths, text, line, marks, high, w: Math.round(w * cos + h * sin), h: Math.round(w * sin + h * cos) }
}
const sealWidth = (seal: Holding | null) => (seal === null ? 0 : seal.kind === 'contested' ? 2 * BAND : SEAL)
const signsWidth = (signs: readonly Sign[]) => signs.reduce((sum, sign) => sum + signWidth(sign), 0)
const MARKS_HEIGHT = 18

export function labelSize(label: Label): { w: number; h: number } {
  const { w, h } = measureLabel(label)
  return { w, h }
}

export const labelSprite = spriteByObject((label: Label): Sprite => {
  const { lines, widths, text, line, marks, high, w, h } = measureLabel(label)
  const {
    name,
    sea,
    size,
    capital,
    ipc,
    struck,
    flag,
    seal,
    motherCountry,
    mined,
    raided,
    signs,
    impassable,
    tracking,
    marksBelow,
    tilt,
  } = label
  const seals = seal && Object.values(seal).join(' ')
  const style = [size, tracking, lines.length, marksBelow, tilt, ...signs.map(signKey)]
  return spriteOf(
    `label ${[name, capital, ipc, struck, flag, seals, motherCountry, mined && mineKey(mined), raided, ...style]}`,
    w,
    h,
    (ctx) => {
      if (tilt !== 0) {
        ctx.translate(w / 2, h / 2)
        ctx.rotate(tilt)
        ctx.translate(-text / 2, -high / 2)
      }
      const left = (mined ? MINE + 3 : 0) + (marksBelow ? Math.max(0, marks - text) / 2 : 0)
      ctx.font = fontOf(label)
      ctx.textBaseline = 'middle'
      ctx.lineJoin = 'round'
      const row = marksBelow && marks > 0 ? MARKS_HEIGHT : 0
      const top = (high - row) / 2 - ((lines.length - 1) * line) / 2
      for (const stroke of [true, false]) {
        ctx.strokeStyle = sea ? colour('shoal') : colour('paper')
        ctx.lineWidth = sea ? 2.6 : 3.2
        ctx.fillStyle = sea ? colour('seaInk') : impassable ? colour('minor') : colour('ink')
        lines.forEach((words, i) => {
          drawSpacedText(ctx, words, left + (text - widths[i]!) / 2, top + i * line + size * 0.06, tracking, stroke)
        })
        if (motherCountry) {
          ctx.font = MOTHER_FONT
          drawSpacedText(
            ctx,
            motherCountry,
            left + (text - textWidth(motherCountry, MOTHER_FONT)) / 2,
            high + MOTHER_SIZE / 2 - 1,
            0,
            stroke,
          )
          ctx.font = fontOf(label)
        }
      }
      const middle = row > 0 ? high - row / 2 : high / 2
      if (mined) drawMine(ctx, mined, 0, high / 2 - (MINE - 2) / 2)
      let at = row > 0 ? left + (text - marks) / 2 - 2 : left + text
      if (ipc !== null) {
        const x = at + 4 + DISC / 2 + (capital ? 2.5 : 0)
        if (seal?.kind === 'contested') drawContestedDisc(ctx, x + BAND, middle, ipc, capital, seal)
        else {
          drawDisc(ctx, x, middle, ipc, capital, struck)
          if (seal) drawSeal(ctx, x + DISC / 2 + (capital ? 5.5 : 3.5), middle + 5.5, seal.power)
        }
        at += 4 + DISC + (capital ? 3 : 0) + sealWidth(seal)
      }
      if (flag) drawPennant(ctx, at + 3, middle - 8.5, flag)
      if (raided) drawRaider(ctx, raided, at + 5, middle - 8)
      at += (flag ? FLAG : 0) + (raided ? RAIDER + 2 : 0)
      for (const sign of signs) {
        drawSign(ctx, sign, at, middle)
        at += signWidth(sign)
      }
    },
  )
})
