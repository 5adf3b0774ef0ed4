/**
 * Names of real waters (not game spaces), set along curves in pale sea ink. They scale with the map and are shown while
 * their letters are readable.
 */

import { type Point, type Water, waters } from '../../content/map.ts'
import { lazy } from '../../memoize.ts'
import { t } from '../../store/text.ts'
import { type Box, boxOf } from '../geography/shapes.ts'
import { colour, withAlpha } from '../glyphs/colours.ts'
import { NAME_FONT, textWidth } from '../glyphs/sprites.ts'
import type { Camera, Canvas2D } from '../types.ts'

/** Centre on the baseline, rotation (radians) and half the width. Board px. */
export type Letter = { readonly letter: string; readonly at: Point; readonly turn: number; readonly half: number }
export type WaterName = { readonly id: string; readonly size: number; readonly letters: readonly Letter[]; readonly box: Box }

const MIN_LETTER_PX = 11
const MAX_LETTER_PX = 46
/** From this size a name is set in capitals. */
const OCEAN_SIZE = 40
/** Font size (px) for measuring. */
const MEASURING_SIZE = 100
const MEASURING_FONT = `italic ${MEASURING_SIZE}px ${NAME_FONT}`
/** In units of the letter size. */
const MIN_GAP = 0.04
const MAX_GAP = 1.3

export const isWaterNameShown = ({ size }: Pick<WaterName, 'size'>, k: number): boolean =>
  size * k >= MIN_LETTER_PX && size * k <= MAX_LETTER_PX

function pointAlong(line: readonly Point[], lengths: readonly number[], far: number): { at: Point; turn: number } {
  let i = 1
  while (i < line.length - 1 && lengths[i]! < far) i++
  const [a, b] = [line[i - 1]!, line[i]!]
  const step = lengths[i]! - lengths[i - 1]! || 1
  const share = (far - lengths[i - 1]!) / step
  return { at: [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share], turn: Math.atan2(b[1] - a[1], b[0] - a[0]) }
}

export function layOutWaterName({ id, size: wanted, line }: Water, name: string): WaterName {
  const text = wanted >= OCEAN_SIZE ? name.toUpperCase() : name
  const lengths = [0]
  for (let i = 1; i < line.length; i++)
    lengths.push(lengths[i - 1]! + Math.hypot(line[i]![0] - line[i - 1]![0], line[i]![1] - line[i - 1]![1]))
  const length = lengths.at(-1)!
  const ems = [...text].map((one) => textWidth(one, MEASURING_FONT) / MEASURING_SIZE)
  const natural = ems.reduce((sum, em) => sum + em, 0)
  const gaps = Math.max(1, text.length - 1)
  const size = Math.min(wanted, length / (natural + gaps * MIN_GAP))
  const gap = Math.min(MAX_GAP * size, (length - natural * size) / gaps)
  let far = (length - natural * size - gap * gaps) / 2
  const letters = ems.map((em, i): Letter => {
    const half = (em * size) / 2
    const [before, after] = [
      pointAlong(line, lengths, Math.max(0, far - half)),
      pointAlong(line, lengths, Math.min(length, far + 3 * half)),
    ]
    const { at } = pointAlong(line, lengths, far + half)
    far += 2 * half + gap
    return {
      letter: text[i]!,
      at,
      turn: Math.atan2(after.at[1] - before.at[1], after.at[0] - before.at[0]),
      half,
    }
  })
  const [x0, y0, x1, y1] = boxOf([Float32Array.from(letters.flatMap(({ at }) => at))])
  return { id, size, letters, box: [x0 - size, y0 - size, x1 + size, y1 + size] }
}

export const waterNames = lazy((): readonly WaterName[] =>
  waters.map((water) => layOutWaterName(water, t(`board.waters.${water.id}`))),
)

export const waterNamesAt = (k: number): readonly WaterName[] => waterNames().filter((water) => isWaterNameShown(water, k))

/** Call after fonts are loaded or the language changes. */
export const resetWaterNames = waterNames.reset

/** Keeps the context's transform; draws in CSS pixels. */
export function drawWaterNames(ctx: Canvas2D, camera: Camera, ratio: number): void {
  const { x, y, k } = camera
  const [right, bottom] = [(ctx.canvas.width / ratio - x) / k, (ctx.canvas.height / ratio - y) / k]
  ctx.save()
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  for (const { size, letters, box } of waterNamesAt(k)) {
    if (box[2] < -x / k || box[3] < -y / k || box[0] > right || box[1] > bottom) continue
    ctx.font = `italic ${Math.round(size * k * 10) / 10}px ${NAME_FONT}`
    ctx.fillStyle = withAlpha(colour('seaInk'), Math.max(0.3, 0.62 - (size * k - MIN_LETTER_PX) * 0.011))
    for (const { letter, at, turn } of letters) {
      if (letter === ' ') continue
      const [cos, sin] = [Math.cos(turn) * ratio, Math.sin(turn) * ratio]
      ctx.setTransform(cos, sin, -sin, cos, (at[0] * k + x) * ratio, (at[1] * k + y) * ratio)
      ctx.fillText(letter, 0, 0)
    }
  }
  ctx.restore()
}
