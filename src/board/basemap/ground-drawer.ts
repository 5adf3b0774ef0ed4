/** Runs in the worker: draws parts of the ground. */
import { setBoard } from '../geography/current-board.ts'
import { createCanvas } from '../glyphs/canvas.ts'
import { currentTheme, setTheme } from '../glyphs/colours.ts'
import { type Grounds, groundsFromEntries } from './ground.ts'
import type { GroundRequest } from './ground-painter.ts'
import { drawLand } from './land.ts'
import { clearPatternCache } from './patterns.ts'
import { SeaTileCache } from './sea.ts'
import { setSheetDate } from './sheet-ornaments.ts'

const MAX_SEA_TILES = 64

export class GroundDrawer {
  private readonly seaTiles = new SeaTileCache(MAX_SEA_TILES)
  private grounds: Grounds = new Map()

  drawPart(wanted: GroundRequest): ImageBitmap {
    this.applySettings(wanted)
    const { camera, ratio, box } = wanted
    const [x0, y0, x1, y1] = box
    const [w, h] = [Math.round((x1 - x0) * ratio), Math.round((y1 - y0) * ratio)]
    const ctx = createCanvas(w, h, false)
    const there = { k: camera.k, x: camera.x - x0, y: camera.y - y0 }
    drawLand(ctx, there, ratio, this.grounds, [0, 0, w / ratio, h / ratio], this.seaTiles)
    return (ctx.canvas as unknown as OffscreenCanvas).transferToImageBitmap()
  }

  private applySettings({ board, theme, date, grounds }: GroundRequest): void {
    if (theme !== currentTheme()) {
      setTheme(theme)
      clearPatternCache()
      this.seaTiles.clear()
    }
    if (board && setBoard(board)) this.seaTiles.clear()
    if (grounds) this.grounds = groundsFromEntries(grounds)
    setSheetDate(date)
  }
}
