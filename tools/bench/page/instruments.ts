/** Reads how long drawing takes on the main thread, and how much is drawn, off Konva and the canvas themselves. */
import Konva from 'konva/lib/Core'
import { Layer } from 'konva/lib/Layer'

/** The clock runs while a step is taken and while layers draw; what the browser does between is not ours. */
class ScriptTimes {
  private sum = 0
  private began = 0
  running = false

  start(): void {
    this.sum = 0
    this.running = true
    this.began = performance.now()
    // A step is over when its own code is: before the next task.
    queueMicrotask(() => this.pause())
  }
  pause(): void {
    if (this.began > 0) this.sum += performance.now() - this.began
    this.began = 0
  }
  add(ms: number): void {
    if (this.running) this.sum += ms
  }
  stop(): number {
    this.running = false
    return this.sum
  }
}
export const scriptTimes = new ScriptTimes()

const drawScene = Layer.prototype.drawScene
Layer.prototype.drawScene = function (this: Layer, ...given: Parameters<typeof drawScene>) {
  const began = performance.now()
  const drawn = drawScene.apply(this, given)
  scriptTimes.add(performance.now() - began)
  return drawn
}

/** The layers of the stage in an element. */
export function drawingsIn(selector: string): Layer[] {
  const box = document.querySelector(selector)
  const stage = Konva.stages.find((each) => box?.contains(each.container()))
  return stage?.getLayers() ?? []
}

/** How many pictures a piece of drawing puts on canvases. */
export function stampsIn(draw: () => void): number {
  const proto = CanvasRenderingContext2D.prototype
  const original = proto.drawImage
  let count = 0
  proto.drawImage = function (this: CanvasRenderingContext2D, ...given: unknown[]) {
    count++
    return (original as (...all: unknown[]) => void).apply(this, given)
  } as typeof original
  draw()
  proto.drawImage = original
  return count
}
