/** While the map rests, what is still blurred is drawn piece by piece, and what lies beyond its edges once it has rested for longer. */
import type { BasemapTiles } from './tiles.ts'

/** The map rests for so long (ms) before what nobody sees is drawn beyond its edges, for small moves: who goes on through the war, or elsewhere, never needs it. */
const EDGES = 500
/** And for so long more before the small picture is brought up to date. */
const REST = 500
/** Between the moments in which more is made ready there are pauses of so long (ms). */
const BREATH = 50
/** Parts that come from elsewhere wait so long (ms) for each other. */
const TOGETHER = 100
/** For so long (ms) of a frame pieces are drawn one after the other: after each frame the whole picture is handed on. */
const AT_ONCE = 6

export class Finishing {
  private edges: ReturnType<typeof setTimeout> | undefined
  private frame = 0
  /** Parts that are seen are drawn elsewhere, since then. */
  private waits = false
  private since = 0
  private readonly basemap: BasemapTiles
  private readonly redraw: () => void
  private readonly prepare: () => boolean

  /** `prepare`: makes something of what else is made while the map rests; says whether there is more. */
  constructor(basemap: BasemapTiles, redraw: () => void, prepare = () => false) {
    this.basemap = basemap
    this.redraw = redraw
    this.prepare = prepare
    basemap.arrived = () => {
      const { blurred } = basemap
      // All that is seen of it in one frame, if that is not long in coming.
      if (!blurred || performance.now() - this.since > TOGETHER) {
        if (this.waits) redraw()
        this.waits = blurred
      }
      this.goOn()
    }
  }

  stop(): void {
    clearTimeout(this.edges)
    cancelAnimationFrame(this.frame)
    this.frame = 0
  }

  /** What is blurred is begun with at once, and shows in the frame to come, or in the one that is being drawn. */
  begin(beingDrawn = false): void {
    if (this.frame === 0 && this.basemap.blurred) {
      this.waits = true
      this.since = performance.now()
      this.work(beingDrawn)
    }
    this.goOn()
  }

  private work(beingDrawn = false): void {
    const { blurred } = this.basemap
    const until = performance.now() + AT_ONCE
    while (this.basemap.work() && this.basemap.blurred === blurred && performance.now() < until);
    if (blurred && !beingDrawn) this.redraw()
  }

  private ahead(): void {
    this.basemap.ahead()
    if (this.prepare()) this.edges = setTimeout(() => this.ahead(), BREATH)
  }

  private goOn(rested = false): void {
    clearTimeout(this.edges)
    if (this.frame !== 0) return
    const { blurred, busy } = this.basemap
    if (!busy || (!blurred && !rested)) {
      this.edges = busy ? setTimeout(() => this.goOn(true), EDGES) : setTimeout(() => this.ahead(), EDGES + REST)
      return
    }
    this.frame = requestAnimationFrame(() => {
      this.frame = 0
      this.work()
      this.goOn(!blurred)
    })
  }
}
