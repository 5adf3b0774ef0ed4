/** The small picture of a battle's odds: a bar in ten parts, the chance to clear, the swing. Nothing in it is told by colour alone. */
import type { Canvas2D, Chip } from '../types.ts'
import { colour } from './colours.ts'
import { drawMark, memoizeSprite, NUMBER_FONT, type Sprite, spriteOf, textWidth } from './sprites.ts'

const PARTS = 10
const CELL = { w: 3.6, h: 8, gap: 1 }
const BAR = PARTS * (CELL.w + CELL.gap) - CELL.gap
const FULL = { font: `650 12.5px ${NUMBER_FONT}`, h: 20, pad: 8 }
const SMALL = { font: `700 11px ${NUMBER_FONT}`, h: 16, pad: 6 }
/** What stands in place of the bar where there is no battle. */
const MINE_SIZE = 12
/** Between bar, chance and swing. */
const GAP = 6

export type ChipForm = 'full' | 'bar' | 'small'

const chanceText = ({ chance, old }: Chip): string => (old ? `${chance}…` : chance)

/** In pixels. */
export function chipSize(chip: Chip, form: ChipForm): readonly [w: number, h: number] {
  const { font, h, pad } = form === 'small' ? SMALL : FULL
  const chance = textWidth(chanceText(chip), font)
  const bar = chip.mines ? MINE_SIZE + 4 : form === 'small' || chip.raid ? 0 : BAR + GAP
  const swing = form === 'full' && !chip.raid ? 2 * GAP + textWidth(chip.swing, font) : 0
  return [Math.round(2 * pad + bar + chance + swing), h]
}

/** In tenths: what is cleared is solid, what stays contested hatched, what is lost empty. */
function drawBar(ctx: Canvas2D, [cleared, contested]: Chip['bar'], x: number, y: number, ink: string): void {
  ctx.fillStyle = ctx.strokeStyle = ink
  for (let i = 0; i < PARTS; i++) {
    const at = (i + 0.5) / PARTS
    const left = x + i * (CELL.w + CELL.gap)
    if (at < cleared) {
      ctx.fillRect(left, y, CELL.w, CELL.h)
      continue
    }
    ctx.lineWidth = 0.9
    ctx.strokeRect(left + 0.45, y + 0.45, CELL.w - 0.9, CELL.h - 0.9)
    if (at >= cleared + contested) continue
    ctx.lineWidth = 1.1
    ctx.beginPath()
    for (const low of [0.55, 1]) {
      ctx.moveTo(left + 0.4, y + CELL.h * low - 0.6)
      ctx.lineTo(left + CELL.w - 0.4, y + CELL.h * low - CELL.h * 0.45)
    }
    ctx.stroke()
  }
}

const renderChip = (chip: Chip, form: ChipForm): Sprite => {
  const [w, h] = chipSize(chip, form)
  const { font, pad } = form === 'small' ? SMALL : FULL
  const { bar, swing, ordered, old, mines, raid } = chip
  const key = `odds ${form} ${ordered} ${old} ${mines} ${raid} ${chip.chance} ${swing} ${bar.map((share) => share.toFixed(2))}`
  return spriteOf(key, w, h, (ctx) => {
    // Red is what is ordered; what is only chosen is told in ink.
    const ink = colour(old ? 'ink2' : ordered ? 'redPencil' : 'ink')
    ctx.beginPath()
    ctx.roundRect(0.5, 0.5, w - 1, h - 1, h / 2)
    ctx.fillStyle = colour('card')
    ctx.fill()
    ctx.strokeStyle = ink
    ctx.lineWidth = 1.3
    if (!ordered) ctx.setLineDash([3.5, 2.5])
    ctx.stroke()
    ctx.setLineDash([])
    let x = pad
    if (chip.mines) {
      drawMark(ctx, 'mined', x - 1, (h - MINE_SIZE) / 2 - 1, MINE_SIZE + 2, ink)
      x += MINE_SIZE + 4
    } else if (form !== 'small' && !raid) {
      drawBar(ctx, bar, x, (h - CELL.h) / 2, ink)
      x += BAR + GAP
    }
    ctx.font = font
    ctx.textBaseline = 'middle'
    ctx.fillStyle = ink
    const chance = chanceText(chip)
    ctx.fillText(chance, x, h / 2 + 0.8)
    if (form !== 'full' || raid) return
    x += textWidth(chance, font) + GAP
    ctx.fillRect(x - 0.5, 4, 1, h - 8)
    ctx.fillText(swing, x + GAP, h / 2 + 0.8)
  })
}

/** One keeper a form: the same chip may be drawn small from afar and whole from near by. */
const spritesByForm = { full: memoizeSprite(renderChip), bar: memoizeSprite(renderChip), small: memoizeSprite(renderChip) }
export const oddsSprite = (chip: Chip, form: ChipForm): Sprite => spritesByForm[form](chip, form)
