/** The whole board as one small picture: it fills what is not drawn yet of the large one. */
import { boardSize } from '../../content/map'
import type { Box } from '../geography/shapes'
import { canvasOf } from '../glyphs/canvas'
import { colour } from '../glyphs/colours'
import type { Camera, Canvas2D } from '../types'
import { type Grounds, repainted } from './ground'
import { aroundSpaces, drawLand } from './land'
import { joined } from './parts'
import { SeaSquares } from './sea'

const WHOLE: Camera = { x: 0, y: 0, k: 0.24 }
/** Squares of its sea that are kept: all of them. */
const SQUARES = 64

/** Where the ground of these spaces shows, in whole pixels of the screen; what overlaps is one part. */
export function partsOf(spaces: Parameters<typeof aroundSpaces>[0], { x, y, k }: Camera): readonly Box[] {
  return joined(
    aroundSpaces(spaces, k).map(
      ([x0, y0, x1, y1]): Box => [Math.floor(x0 * k + x), Math.floor(y0 * k + y), Math.ceil(x1 * k + x), Math.ceil(y1 * k + y)],
    ),
  )
}

export class SmallPicture {
  private ctx: Canvas2D | null = null
  private of: Grounds | null = null
  /** Parts (px of it) on which something else is printed by now. */
  private outdated: readonly Box[] = []
  private readonly sea = new SeaSquares(SQUARES)

  get pixels(): number {
    const { width = 0, height = 0 } = this.ctx?.canvas ?? {}
    return width * height + this.sea.pixels
  }

  /** It is drawn anew when it is next asked for. */
  forget(): void {
    this.sea.forget()
    this.of = null
  }

  /** Until then it may lag behind. */
  renew(grounds: Grounds): void {
    this.ctx ??= canvasOf(boardSize.width * WHOLE.k, boardSize.height * WHOLE.k, false)
    if (!this.of) drawLand(this.ctx, WHOLE, 1, grounds)
    else
      for (const part of joined([...partsOf(repainted(this.of, grounds), WHOLE), ...this.outdated]))
        drawLand(this.ctx, WHOLE, 1, grounds, part, this.sea)
    this.of = grounds
    this.outdated = []
  }

  /** A part of the board (board px) is drawn anew when the picture is next renewed. */
  reprint([x0, y0, x1, y1]: Box): void {
    const { k } = WHOLE
    this.outdated = [...this.outdated, [x0 * k, y0 * k, x1 * k, y1 * k]]
  }

  /** Draws it, stretched, into a part of what a camera sees; beyond the board is nothing. */
  draw(ctx: Canvas2D, { x, y, k }: Camera, [x0, y0, x1, y1]: Box, grounds: Grounds): void {
    if (!this.ctx) this.renew(grounds)
    ctx.fillStyle = colour('bar')
    ctx.fillRect(x0, y0, x1 - x0, y1 - y0)
    ctx.drawImage(this.ctx!.canvas, x, y, boardSize.width * k, boardSize.height * k)
  }
}
