/**
 * Names of real waters, which are no spaces of the game: curved, letter by letter, in pale sea ink. They belong to the ground and
 * grow with it, so where they lie can be checked once; at each scale those are shown whose letters are of a size to be read.
 */

import { type Point, type Water, waters } from '../../content/map.ts'
import { lazy } from '../../memoize.ts'
import { t } from '../../store/text.ts'
import { type Box, boxOf } from '../geography/shapes.ts'
import { colour, withAlpha } from '../glyphs/colours.ts'
import { NAME_FONT, textWidth } from '../glyphs/sprites.ts'
import type { Camera, Canvas2D } from '../types.ts'

/** A letter's middle on the baseline, which way it leans (radians), and half its width. Board px. */
export type Letter = { readonly letter: string; readonly at: Point; readonly turn: number; readonly half: number }
export type WaterName = { readonly id: string; readonly size: number; readonly letters: readonly Letter[]; readonly box: Box }

/** Letters smaller than this (px) are not drawn, and larger ones would shout. */
const MIN_LETTER_PX = 11
const MAX_LETTER_PX = 46
/** From this size (board px) a water is an ocean, and written in capitals. */
const OCEAN_SIZE = 40
/** The face is measured at this size (px). */
const MEASURING_SIZE = 100
const MEASURING_FONT = `italic ${MEASURING_SIZE}px ${NAME_FONT}`
/** Room between letters, in their size: at least, and at most. */
const MIN_GAP = 0.04
const MAX_GAP = 1.3

/** Whether a water's letters are of a size to be read at a scale. */
export const isWaterNameShown = ({ size }: Pick<WaterName, 'size'>, k: number): boolean =>
  size * k >= MIN_LETTER_PX && size * k <= MAX_LETTER_PX

/** A point of a line so far along it, and the way it runs there. */
function pointAlong(line: readonly Point[], lengths: readonly number[], far: number): { at: Point; turn: number } {
  let i = 1
  while (i < line.length - 1 && lengths[i]! < far) i++
  const [a, b] = [line[i - 1]!, line[i]!]
  const step = lengths[i]! - lengths[i - 1]! || 1
  const share = (far - lengths[i - 1]!) / step
  return { at: [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share], turn: Math.atan2(b[1] - a[1], b[0] - a[0]) }
}

/** Places the letters of a water's name evenly along its line, smaller where they would not fit. */
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
    // The way over the letter's own width, so that it does not follow every little bend.
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

/** Every water with its letters; made once, when the faces of the map have come. */
export const waterNames = lazy((): readonly WaterName[] =>
  waters.map((water) => layOutWaterName(water, t(`board.waters.${water.id}`))),
)

/** The waters shown at a scale. */
export const waterNamesAt = (k: number): readonly WaterName[] => waterNames().filter((water) => isWaterNameShown(water, k))

/** The faces have come, or the language is another. */
export const resetWaterNames = waterNames.reset

/** Expects any transform and leaves it was; draws in pixels of the screen, what the canvas shows of the waters. */
export function drawWaterNames(ctx: Canvas2D, camera: Camera, ratio: number): void {
  const { x, y, k } = camera
  const [right, bottom] = [(ctx.canvas.width / ratio - x) / k, (ctx.canvas.height / ratio - y) / k]
  ctx.save()
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  for (const { size, letters, box } of waterNamesAt(k)) {
    if (box[2] < -x / k || box[3] < -y / k || box[0] > right || box[1] > bottom) continue
    ctx.font = `italic ${Math.round(size * k * 10) / 10}px ${NAME_FONT}`
    // The larger the letters, the paler.
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
