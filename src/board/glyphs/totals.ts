/** Short forms of armies: totals for far views, and pills for ordered units. */
import { type Counts, type PowerId, UNIT_TYPES } from '../../engine/types/ids.ts'
import { colour, currentTheme, powerColours } from './colours.ts'
import { drawDevice, drawUnit, NUMBER_FONT, type Sprite, spriteByObject, spriteOf, textWidth, unitWidth } from './sprites.ts'
import { drawHull, drawMask, maskWidth, type Strip } from './strips.ts'

/** Below this scale armies and orders are totals. */
export const FAR_SCALE = 0.5

const PIP_FONT = `650 11.5px ${NUMBER_FONT}`
const cellWidth = (strip: Strip, roomy: boolean) =>
  Math.max(17, textWidth(String(strip.total), PIP_FONT) + maskWidth(strip) + (roomy ? 8 : 6))

export const pipWidth = (strips: readonly Strip[]): number =>
  Math.round(strips.reduce((sum, strip) => sum + cellWidth(strip, strips.length > 1), 0))

export const pipSprite = spriteByObject((strips: readonly Strip[], capital: boolean, ships: boolean): Sprite => {
  const cells = strips.map((strip) => ({ strip, w: cellWidth(strip, strips.length > 1 || ships) }))
  const w = Math.round(cells.reduce((sum, cell) => sum + cell.w, 0))
  const h = ships ? 15 : 17
  const key = `pip ${capital} ${ships} ${strips.map((strip) => `${strip.power}${strip.total}${strip.gas ? 'g' : ''}`).join(',')}`
  return spriteOf(key, w, h, (ctx) => {
    ctx.font = PIP_FONT
    ctx.textBaseline = 'middle'
    ctx.textAlign = 'center'
    const outline = (grown: number) => {
      ctx.beginPath()
      ctx.roundRect(-grown, -grown, w + 2 * grown, h + 2 * grown, h / 2 + grown)
    }
    if (!ships) {
      if (capital) {
        outline(3)
        ctx.fillStyle = colour('card')
        ctx.fill()
        ctx.strokeStyle = colour('ink')
        ctx.lineWidth = 1.2
        ctx.stroke()
      }
      outline(0)
      ctx.save()
      ctx.clip()
    }
    let x = 0
    for (const { strip, w: cell } of cells) {
      if (ships) {
        ctx.save()
        ctx.translate(x, 0)
        drawHull(ctx, cell - 1, h, strip.power)
        ctx.restore()
      } else {
        ctx.fillStyle = powerColours(strip.power).ink
        ctx.fillRect(x, -1, cell + 1, h + 2)
      }
      x += cell
    }
    if (!ships) {
      ctx.restore()
      outline(0)
      ctx.strokeStyle = colour(currentTheme() === 'contrast' ? 'ink' : 'card')
      ctx.lineWidth = 1.2
      ctx.stroke()
    }
    x = 0
    for (const { strip, w: cell } of cells) {
      ctx.fillStyle = powerColours(strip.power).glyph
      const middle = x + (cell - (ships ? 1 : 0) - maskWidth(strip)) / 2
      ctx.fillText(String(strip.total), middle, h / 2 + 1)
      if (strip.gas) drawMask(ctx, middle + textWidth(String(strip.total), PIP_FONT) / 2, h / 2, strip.power)
      x += cell
    }
  })
})

const countEntries = (units: Counts) => UNIT_TYPES.flatMap((type) => (units[type] ? [{ type, count: units[type] }] : []))
const PILL_GLYPH = 16
const COUNT_FONT = `650 13px ${NUMBER_FONT}`
export const PILL_HEIGHT = 20
const FAR_PILL = { count: `700 11px ${NUMBER_FONT}`, height: 15 }

const totalOf = (units: Counts) => String(countEntries(units).reduce((sum, { count }) => sum + count, 0))

/** Pixels at scale k. */
export function pillWidth(units: Counts, k = 1): number {
  if (k < FAR_SCALE) return Math.round(Math.max(FAR_PILL.height, textWidth(totalOf(units), FAR_PILL.count) + 8))
  const inner = countEntries(units).reduce(
    (sum, { type, count }) => sum + unitWidth(type, PILL_GLYPH) + 3 + textWidth(String(count), COUNT_FONT) + 6,
    0,
  )
  return Math.round(inner + 12)
}

export const pillHeight = (k: number): number => (k < FAR_SCALE ? FAR_PILL.height : PILL_HEIGHT)

/** Ordered units in red pencil, or in ink with the colour of a `watched` power; dashed while pending. */
export function pillSprite(units: Counts, dashed: boolean, k = 1, watched?: PowerId): Sprite {
  const w = pillWidth(units, k)
  const red = colour(watched ? 'ink' : 'redPencil')
  const far = k < FAR_SCALE
  const key = `pill ${watched} ${dashed} ${far} ${countEntries(units).map(({ type, count }) => `${type}${count}`)}`
  const h = pillHeight(k)
  return spriteOf(key, w, h, (ctx) => {
    ctx.beginPath()
    ctx.roundRect(0.5, 0.5, w - 1, h - 1, h / 2)
    ctx.fillStyle = colour('card')
    ctx.fill()
    ctx.strokeStyle = watched ? powerColours(watched).ink : red
    ctx.lineWidth = watched ? 2 : 1.3
    if (dashed) ctx.setLineDash([3.5, 2.5])
    ctx.stroke()
    ctx.setLineDash([])
    ctx.font = far ? FAR_PILL.count : COUNT_FONT
    ctx.textBaseline = 'middle'
    ctx.fillStyle = red
    if (far) {
      ctx.textAlign = 'center'
      ctx.fillText(totalOf(units), w / 2, h / 2 + 0.8)
      return
    }
    let x = 9
    for (const { type, count } of countEntries(units)) {
      drawUnit(ctx, type, x, 2, PILL_GLYPH, red, colour('card'))
      x += unitWidth(type, PILL_GLYPH) + 3
      ctx.fillStyle = red
      ctx.fillText(String(count), x, PILL_HEIGHT / 2 + 1)
      x += textWidth(String(count), COUNT_FONT) + 6
    }
  })
}

const FLAG_WIDTH = 20
export const risingWidth = (units: Counts): number => pillWidth(units) + FLAG_WIDTH - 4

export const risingSprite = spriteByObject((units: Counts, power: string): Sprite => {
  const w = risingWidth(units)
  const key = `rising ${power} ${countEntries(units).map(({ type, count }) => `${type}${count}`)}`
  return spriteOf(key, w, PILL_HEIGHT, (ctx) => {
    const ink = colour('ink')
    ctx.beginPath()
    ctx.roundRect(0.5, 0.5, w - 1, PILL_HEIGHT - 1, 2.5)
    ctx.fillStyle = colour('card')
    ctx.fill()
    ctx.strokeStyle = ink
    ctx.lineWidth = 1.3
    ctx.setLineDash([3.5, 2.5])
    ctx.stroke()
    ctx.setLineDash([])
    drawDevice(ctx, power, 5, 4.5, 11, ink)
    ctx.font = COUNT_FONT
    ctx.textBaseline = 'middle'
    let x = FLAG_WIDTH + 3
    for (const { type, count } of countEntries(units)) {
      drawUnit(ctx, type, x, 2, PILL_GLYPH, ink, colour('card'))
      x += unitWidth(type, PILL_GLYPH) + 3
      ctx.fillStyle = ink
      ctx.fillText(String(count), x, PILL_HEIGHT / 2 + 1)
      x += textWidth(String(count), COUNT_FONT) + 6
    }
  })
})
