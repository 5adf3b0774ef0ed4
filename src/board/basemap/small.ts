/** The whole board as one small picture: it fills what is not drawn yet of the large one. */
import { boardSize } from '../../content/map.ts'
import type { Box } from '../geography/shapes.ts'
import { canvasOf } from '../glyphs/canvas.ts'
import { colour } from '../glyphs/colours.ts'
import type { Camera, Canvas2D } from '../types.ts'
import { type Grounds, repainted } from './ground.ts'
import { aroundSpaces, drawLand } from './land.ts'
import type { Painter } from './painter.ts'
import { joined } from './parts.ts'
import { SeaSquares } from './sea.ts'

const WHOLE: Camera = { x: 0, y: 0, k: 0.24 }
const ALL: Box = [0, 0, Math.ceil(boardSize.width * WHOLE.k), Math.ceil(boardSize.height * WHOLE.k)]
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
  /** Nothing of it is still blank. */
  private whole = false
  private of: Grounds | null = null
  /** Parts (px of it) on which something else is to be seen by now, or nothing yet. */
  private outdated: readonly Box[] = []
  /** The one that is being drawn elsewhere. */
  private asked: Box | null = null
  private readonly sea = new SeaSquares(SQUARES)

  get pixels(): number {
    const { width = 0, height = 0 } = this.ctx?.canvas ?? {}
    return width * height + this.sea.pixels
  }

  /** It is drawn anew when it is next asked for. */
  forget(): void {
    this.sea.forget()
    this.whole = false
    this.of = null
  }

  /** Until then it may lag behind. */
  renew(grounds: Grounds): void {
    if (!this.whole) drawLand(this.begun(), WHOLE, 1, grounds)
    else for (const part of this.behind(grounds)) drawLand(this.begun(), WHOLE, 1, grounds, part, this.sea)
    this.whole = true
    this.of = grounds
    this.outdated = []
  }

  /** Whatever lags behind is drawn, by the painter if there is one. */
  catchUp(grounds: Grounds, painter: Painter | null): void {
    const parts = this.behind(grounds)
    const [box] = parts
    if (!box) return
    if (!painter?.able) return this.renew(grounds)
    this.of = grounds
    this.outdated = parts
    if (this.asked === box) return
    this.asked = box
    painter.ask({ camera: WHOLE, ratio: 1, box }, grounds, (picture) => {
      if (this.asked === box) this.asked = null
      // Something else may be wanted by now.
      const late = this.of !== grounds || !this.outdated.includes(box)
      if (picture && !late) {
        this.begun().setTransform(1, 0, 0, 1, 0, 0)
        this.begun().drawImage(picture, box[0], box[1])
      }
      picture?.close()
      if (!picture || late) return
      this.outdated = this.outdated.filter((other) => other !== box)
      this.whole ||= this.outdated.length === 0
      this.catchUp(grounds, painter)
    })
  }

  private begun(): Canvas2D {
    this.ctx ??= canvasOf(ALL[2], ALL[3], false)
    return this.ctx
  }

  private behind(grounds: Grounds): readonly Box[] {
    // A box of its own, so that what was asked for before is not taken for it.
    if (!this.of) return [[...ALL]]
    return this.of === grounds ? this.outdated : joined([...partsOf(repainted(this.of, grounds), WHOLE), ...this.outdated])
  }

  /** A part of the board (board px) is drawn anew when the picture is next renewed. */
  reprint([x0, y0, x1, y1]: Box): void {
    const { k } = WHOLE
    this.outdated = [...this.outdated, [Math.floor(x0 * k), Math.floor(y0 * k), Math.ceil(x1 * k), Math.ceil(y1 * k)]]
  }

  /** Draws it, stretched, into a part of what a camera sees; beyond the board is nothing. */
  draw(ctx: Canvas2D, { x, y, k }: Camera, [x0, y0, x1, y1]: Box, grounds: Grounds): void {
    if (!this.whole) this.renew(grounds)
    ctx.fillStyle = colour('bar')
    ctx.fillRect(x0, y0, x1 - x0, y1 - y0)
    ctx.drawImage(this.ctx!.canvas, x, y, boardSize.width * k, boardSize.height * k)
  }
}
