/** What the thread that draws the ground does: a part of it as a picture. */
import { layBoard } from '../geography/table'
import { canvasOf } from '../glyphs/canvas'
import { setTheme, themeDrawn } from '../glyphs/colours'
import { dateSheet } from './cartouche'
import { type Grounds, groundsFrom } from './ground'
import { drawLand } from './land'
import type { GroundWanted } from './painter'
import { renewPatterns } from './patterns'
import { SeaSquares } from './sea'

/** Squares of the sea that are kept: those of a few scales. */
const SQUARES = 64
const sea = new SeaSquares(SQUARES)
/** Who holds the ground, as it was said last. */
let held: Grounds = new Map()

function spread({ board, theme, date }: GroundWanted): void {
  if (theme !== themeDrawn()) {
    setTheme(theme)
    renewPatterns()
    sea.forget()
  }
  if (board && layBoard(board)) sea.forget()
  dateSheet(date)
}

export function painted(wanted: GroundWanted): ImageBitmap {
  spread(wanted)
  const { camera, ratio, grounds } = wanted
  if (grounds) held = groundsFrom(grounds)
  const [x0, y0, x1, y1] = wanted.box
  const [w, h] = [Math.round((x1 - x0) * ratio), Math.round((y1 - y0) * ratio)]
  const ctx = canvasOf(w, h, false)
  const there = { k: camera.k, x: camera.x - x0, y: camera.y - y0 }
  drawLand(ctx, there, ratio, held, [0, 0, w / ratio, h / ratio], sea)
  return (ctx.canvas as unknown as OffscreenCanvas).transferToImageBitmap()
}
