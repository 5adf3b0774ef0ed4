/** A small picture of the whole board that fills what is not drawn yet. */
import { boardSize } from '../../content/map.ts'
import type { Box } from '../geography/shapes.ts'
import { createCanvas } from '../glyphs/canvas.ts'
import { colour } from '../glyphs/colours.ts'
import type { Camera, Canvas2D } from '../types.ts'
import { mergeOverlapping } from './boxes.ts'
import { changedSpaces, type Grounds } from './ground.ts'
import type { GroundPainter } from './ground-painter.ts'
import { boxesAround, drawLand } from './land.ts'
import { SeaTileCache } from './sea.ts'

const OVERVIEW_CAMERA: Camera = { x: 0, y: 0, k: 0.24 }
const OVERVIEW_BOX: Box = [0, 0, Math.ceil(boardSize.width * OVERVIEW_CAMERA.k), Math.ceil(boardSize.height * OVERVIEW_CAMERA.k)]
const MAX_SEA_TILES = 64

/** Boxes on the screen (whole CSS pixels) where the ground of these spaces is visible; overlapping ones are merged. */
export function screenBoxesOf(spaces: Parameters<typeof boxesAround>[0], { x, y, k }: Camera): readonly Box[] {
  return mergeOverlapping(
    boxesAround(spaces, k).map(
      ([x0, y0, x1, y1]): Box => [Math.floor(x0 * k + x), Math.floor(y0 * k + y), Math.ceil(x1 * k + x), Math.ceil(y1 * k + y)],
    ),
  )
}

export class OverviewPicture {
  private ctx: Canvas2D | null = null
  private isComplete = false
  private drawnGrounds: Grounds | null = null
  /** Parts (px) to redraw. */
  private outdatedParts: readonly Box[] = []
  /** The part requested from the worker. */
  private requestedBox: Box | null = null
  private readonly seaTiles = new SeaTileCache(MAX_SEA_TILES)

  get pixels(): number {
    const { width = 0, height = 0 } = this.ctx?.canvas ?? {}
    return width * height + this.seaTiles.pixels
  }

  clear(): void {
    this.seaTiles.clear()
    this.isComplete = false
    this.drawnGrounds = null
  }

  update(grounds: Grounds): void {
    if (!this.isComplete) drawLand(this.context(), OVERVIEW_CAMERA, 1, grounds)
    else
      for (const part of this.partsToUpdate(grounds)) drawLand(this.context(), OVERVIEW_CAMERA, 1, grounds, part, this.seaTiles)
    this.isComplete = true
    this.drawnGrounds = grounds
    this.outdatedParts = []
  }

  updateInIdle(grounds: Grounds, painter: GroundPainter | null): void {
    const parts = this.partsToUpdate(grounds)
    const [box] = parts
    if (!box) return
    if (!painter?.isReady) return this.update(grounds)
    this.drawnGrounds = grounds
    this.outdatedParts = parts
    if (this.requestedBox === box) return
    this.requestedBox = box
    painter.request({ camera: OVERVIEW_CAMERA, ratio: 1, box }, grounds, (picture) => {
      if (this.requestedBox === box) this.requestedBox = null
      // Newer grounds may have been set meanwhile.
      const late = this.drawnGrounds !== grounds || !this.outdatedParts.includes(box)
      if (picture && !late) {
        this.context().setTransform(1, 0, 0, 1, 0, 0)
        this.context().drawImage(picture, box[0], box[1])
      }
      picture?.close()
      if (!picture || late) return
      this.outdatedParts = this.outdatedParts.filter((other) => other !== box)
      this.isComplete ||= this.outdatedParts.length === 0
      this.updateInIdle(grounds, painter)
    })
  }

  private context(): Canvas2D {
    this.ctx ??= createCanvas(OVERVIEW_BOX[2], OVERVIEW_BOX[3], false)
    return this.ctx
  }

  private partsToUpdate(grounds: Grounds): readonly Box[] {
    // A copy, so that an earlier request is not mistaken for this one.
    if (!this.drawnGrounds) return [[...OVERVIEW_BOX]]
    return this.drawnGrounds === grounds
      ? this.outdatedParts
      : mergeOverlapping([...screenBoxesOf(changedSpaces(this.drawnGrounds, grounds), OVERVIEW_CAMERA), ...this.outdatedParts])
  }

  /** Marks a part of the board (board px) for redrawing. */
  invalidate([x0, y0, x1, y1]: Box): void {
    const { k } = OVERVIEW_CAMERA
    this.outdatedParts = [...this.outdatedParts, [Math.floor(x0 * k), Math.floor(y0 * k), Math.ceil(x1 * k), Math.ceil(y1 * k)]]
  }

  /** Draws it scaled into a part of the camera's view. */
  draw(ctx: Canvas2D, { x, y, k }: Camera, [x0, y0, x1, y1]: Box, grounds: Grounds): void {
    if (!this.isComplete) this.update(grounds)
    ctx.fillStyle = colour('bar')
    ctx.fillRect(x0, y0, x1 - x0, y1 - y0)
    ctx.drawImage(this.ctx!.canvas, x, y, boardSize.width * k, boardSize.height * k)
  }
}
