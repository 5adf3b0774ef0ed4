/**
 * While the map rests, what is still blurred is drawn piece by piece; what lies beyond its edges once it has rested for longer; and then,
 * in what the page has left of its time, all that is kept of the ground: whoever goes on through the war is taken there, and finds it.
 */
import type { BasemapTiles } from './tiles'

/** The map rests for so long (ms) before what nobody sees is drawn: who goes elsewhere at once never needs it. */
const EDGES = 500
/** And for so long more before all the rest is. */
const REST = 300
/** For so long (ms) of a frame pieces are drawn one after the other: after each frame the whole picture is handed on. */
const AT_ONCE = 6
/** Where the browser does not say when it has time, there are pauses of so long (ms) between pieces that nobody sees. */
const BREATH = 50

/** When the page has nothing to do. Returns how to call it off. */
function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const idle = requestIdleCallback(then)
    return () => cancelIdleCallback(idle)
  }
  const timer = setTimeout(then, BREATH)
  return () => clearTimeout(timer)
}

export class Finishing {
  private edges: ReturnType<typeof setTimeout> | undefined
  private frame = 0
  private callOff = () => {}
  private readonly basemap: BasemapTiles
  private readonly redraw: () => void

  constructor(basemap: BasemapTiles, redraw: () => void) {
    this.basemap = basemap
    this.redraw = redraw
  }

  stop(): void {
    clearTimeout(this.edges)
    this.callOff()
    cancelAnimationFrame(this.frame)
    this.frame = 0
  }

  /** What is blurred is begun with at once, and shows in the frame to come, or in the one that is being drawn. */
  begin(beingDrawn = false): void {
    if (this.frame === 0 && this.basemap.blurred) this.work(beingDrawn)
    this.goOn()
  }

  private work(beingDrawn = false): void {
    const { blurred } = this.basemap
    const until = performance.now() + AT_ONCE
    while (this.basemap.work() && this.basemap.blurred === blurred && performance.now() < until);
    if (blurred && !beingDrawn) this.redraw()
  }

  private goOn(rested = false): void {
    clearTimeout(this.edges)
    this.callOff()
    if (this.frame !== 0) return
    const { blurred } = this.basemap
    if (!blurred && !rested) {
      this.edges = setTimeout(() => this.goOn(true), EDGES)
      return
    }
    if (!this.basemap.busy) {
      this.edges = setTimeout(() => this.goAhead(), REST)
      return
    }
    this.frame = requestAnimationFrame(() => {
      this.frame = 0
      this.work()
      this.goOn(!blurred)
    })
  }

  private goAhead(): void {
    this.callOff = whenIdle(() => {
      // Not as long as the browser is idle: what has been drawn is painted afterwards, which takes as long again.
      const until = performance.now() + AT_ONCE
      let more = true
      do more = this.basemap.ahead()
      while (more && performance.now() < until)
      if (more) this.goAhead()
    })
  }
}
