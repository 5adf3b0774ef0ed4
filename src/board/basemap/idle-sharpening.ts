/** While the map rests, what is still blurred is drawn piece by piece, and what lies beyond its edges once it has rested for longer. */
import type { BasemapTiles } from './tiles.ts'

/** The map rests for so long (ms) before what nobody sees is drawn beyond its edges, for small moves: who goes on through the war, or elsewhere, never needs it. */
const MARGIN_DELAY_MS = 500
/** And for so long more before the small picture is brought up to date. */
const OVERVIEW_DELAY_MS = 500
/** Between the moments in which more is made ready there are pauses of so long (ms). */
const PREPARE_PAUSE_MS = 50
/** Parts that come from elsewhere wait so long (ms) for each other. */
const MAX_WAIT_MS = 100
/** For so long (ms) of a frame pieces are drawn one after the other: after each frame the whole picture is handed on. */
const FRAME_BUDGET_MS = 6

export class IdleSharpening {
  private timer: ReturnType<typeof setTimeout> | undefined
  private frame = 0
  /** Parts that are seen are drawn elsewhere, since then. */
  private redrawPending = false
  private waitingSince = 0
  private readonly basemap: BasemapTiles
  private readonly redraw: () => void
  private readonly prepare: () => boolean

  /** `prepare`: makes something of what else is made while the map rests; says whether there is more. */
  constructor(basemap: BasemapTiles, redraw: () => void, prepare = () => false) {
    this.basemap = basemap
    this.redraw = redraw
    this.prepare = prepare
    basemap.onPartDrawn = () => {
      const { isBlurred } = basemap
      // All that is seen of it in one frame, if that is not long in coming.
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

  /** What is blurred is begun with at once, and shows in the frame to come, or in the one that is being drawn. */
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
