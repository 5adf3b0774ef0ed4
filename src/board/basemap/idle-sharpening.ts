/** Draws the blurred parts piece by piece in idle frames, then the margins around the view, then the overview. */
import type { BasemapTiles } from './tiles.ts'

/** Delay before the margins are drawn: a replay that goes on never needs them. */
const MARGIN_DELAY_MS = 500
/** Further delay before the overview is updated. */
const OVERVIEW_DELAY_MS = 500
/** Pause between slices of idle work. */
const PREPARE_PAUSE_MS = 50
/** Pieces from the worker wait this long to be shown in one frame. */
const MAX_WAIT_MS = 100
/** Pieces are drawn in one go for this long, because each frame composites the whole picture. */
const FRAME_BUDGET_MS = 6

export class IdleSharpening {
  private timer: ReturnType<typeof setTimeout> | undefined
  private frame = 0
  private redrawPending = false
  private waitingSince = 0
  private readonly basemap: BasemapTiles
  private readonly redraw: () => void
  private readonly prepare: () => boolean

  /** `prepare` does a slice of other idle work and returns whether there is more. */
  constructor(basemap: BasemapTiles, redraw: () => void, prepare = () => false) {
    this.basemap = basemap
    this.redraw = redraw
    this.prepare = prepare
    basemap.onPartDrawn = () => {
      const { isBlurred } = basemap
      // Show all visible pieces in one frame if the rest arrives soon.
      if (!isBlurred || performance.now() - this.waitingSince > MAX_WAIT_MS) {
        if (this.redrawPending) redraw()
        this.redrawPending = isBlurred
      }
      this.scheduleNext()
    }
  }

  stop(): void {
    clearTimeout(this.timer)
    cancelAnimationFrame(this.frame)
    this.frame = 0
  }

  /** `beingDrawn`: the current frame is about to draw the map. */
  start(beingDrawn = false): void {
    if (this.frame === 0 && this.basemap.isBlurred) {
      this.redrawPending = true
      this.waitingSince = performance.now()
      this.sharpen(beingDrawn)
    }
    this.scheduleNext()
  }

  private sharpen(beingDrawn = false): void {
    const { isBlurred } = this.basemap
    const until = performance.now() + FRAME_BUDGET_MS
    while (this.basemap.drawNextPiece() && this.basemap.isBlurred === isBlurred && performance.now() < until);
    if (isBlurred && !beingDrawn) this.redraw()
  }

  private prepareInIdle(): void {
    this.basemap.workInIdle()
    if (this.prepare()) this.timer = setTimeout(() => this.prepareInIdle(), PREPARE_PAUSE_MS)
  }

  private scheduleNext(rested = false): void {
    clearTimeout(this.timer)
    if (this.frame !== 0) return
    const { isBlurred, hasWork } = this.basemap
    if (!hasWork || (!isBlurred && !rested)) {
      this.timer = hasWork
        ? setTimeout(() => this.scheduleNext(true), MARGIN_DELAY_MS)
        : setTimeout(() => this.prepareInIdle(), MARGIN_DELAY_MS + OVERVIEW_DELAY_MS)
      return
    }
    this.frame = requestAnimationFrame(() => {
      this.frame = 0
      this.sharpen()
      this.scheduleNext(!isBlurred)
    })
  }
}
