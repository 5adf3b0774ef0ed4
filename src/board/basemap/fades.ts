/** Ground that was in other hands a moment ago, fading over what is there now. Boxes in pixels of the picture that both lie in. */
import type { Box } from '../geography/shapes.ts'
import type { Canvas2D } from '../types.ts'

/** So long (ms) the old ground fades over the new. */
const FADE_MS = 200

type Fade = { readonly canvas: HTMLCanvasElement; readonly box: Box; readonly since: number }

export class Fades {
  private list: readonly Fade[] = []

  /** Device pixels of what fades. */
  get pixels(): number {
    return this.list.reduce((sum, { canvas }) => sum + canvas.width * canvas.height, 0)
  }

  stop(): void {
    this.list = []
  }

  /** `copy`: what is there now, which is to fade from now on. */
  add(boxes: readonly Box[], copy: (box: Box) => HTMLCanvasElement): void {
    this.list = [...this.list, ...boxes.map((box) => ({ canvas: copy(box), box, since: performance.now() }))]
  }

  /** Draws it where the picture's corner lies at `left`, `top`, stretched. Says whether something still fades. */
  draw(ctx: Canvas2D, left: number, top: number, stretch: number): boolean {
    if (this.list.length === 0) return false
    const now = performance.now()
    for (const { canvas, box, since } of this.list) {
      const [x, y, x1, y1] = box
      ctx.globalAlpha = Math.max(0, Math.min(1, 1 - (now - since) / FADE_MS))
      if (ctx.globalAlpha > 0)
        ctx.drawImage(canvas, left + x * stretch, top + y * stretch, (x1 - x) * stretch, (y1 - y) * stretch)
    }
    ctx.globalAlpha = 1
    if (this.list.every(({ since }) => now - since >= FADE_MS)) this.list = []
    return this.list.length > 0
  }
}
