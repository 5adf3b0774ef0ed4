/** How much room a name and its income take at working zoom, where a board pixel is a pixel of the screen. */
import { estimateWidth } from '../../../src/board/glyphs/canvas'

export type Size = readonly [w: number, h: number]

/** The face of names, the least size (px) and how it grows with the room around the name. */
const face = 'Serif'
const least = 11
const tracking = 0.7
/** The income's disc, and what lies between. */
const disc = 20

/** The forms a name may take, the fullest first: on a line with its income, in two lines, the income below the name. */
export function formsOf(name: string, land: boolean, radius: number): readonly Size[] {
  if (!land) return [[Math.ceil(estimateWidth('SZ 30', `italic 15px ${face}`)) + 2, 18]]
  const size = Math.round((least + Math.min(3.5, Math.max(0, (radius - 40) / 26))) * 2) / 2
  const words = name.toUpperCase().split(' ')
  const widthOf = (text: string, px: number) => Math.ceil(estimateWidth(text, `${px}px ${face}`) + tracking * text.length)
  const whole = words.join(' ')
  const halves = Math.max(...cut(words).map((half) => widthOf(half, least)))
  return [
    [widthOf(whole, size) + disc, 18],
    [widthOf(whole, least) + disc, 18],
    ...(words.length > 1 ? [[halves + disc, 28] as const] : []),
    [widthOf(whole, least), 33],
    ...(words.length > 1 ? [[halves, 45] as const] : []),
  ]
}

/** In two, where the halves are most even. */
function cut(words: readonly string[]): readonly string[] {
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  return cuts.length === 0 ? words : cuts.reduce((a, b) => (longest(b) < longest(a) ? b : a))
}
const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length))
