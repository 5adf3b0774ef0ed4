/** What the thread that draws the ground does: a part of it as a picture. */
import { layBoard } from '../geography/table.ts'
import { canvasOf } from '../glyphs/canvas.ts'
import { setTheme, themeDrawn } from '../glyphs/colours.ts'
import { dateSheet } from './cartouche.ts'
import { type Grounds, groundsFrom } from './ground.ts'
import { drawLand } from './land.ts'
import type { GroundWanted } from './painter.ts'
import { renewPatterns } from './patterns.ts'
import { SeaSquares } from './sea.ts'

/** Squares of the sea that are kept: those of a few scales. */
const SQUARES = 64

export class Painting {
  private readonly sea = new SeaSquares(SQUARES)
  /** Who holds the ground, as it was said last. */
  private grounds: Grounds = new Map()

  picture(wanted: GroundWanted): ImageBitmap {
    this.learn(wanted)
    const { camera, ratio, box } = wanted
    const [x0, y0, x1, y1] = box
    const [w, h] = [Math.round((x1 - x0) * ratio), Math.round((y1 - y0) * ratio)]
    const ctx = canvasOf(w, h, false)
    const there = { k: camera.k, x: camera.x - x0, y: camera.y - y0 }
    drawLand(ctx, there, ratio, this.grounds, [0, 0, w / ratio, h / ratio], this.sea)
    return (ctx.canvas as unknown as OffscreenCanvas).transferToImageBitmap()
  }

  private learn({ board, theme, date, grounds }: GroundWanted): void {
    if (theme !== themeDrawn()) {
      setTheme(theme)
      renewPatterns()
      this.sea.forget()
    }
    if (board && layBoard(board)) this.sea.forget()
    if (grounds) this.grounds = groundsFrom(grounds)
    dateSheet(date)
  }
}
