/** The board by itself, beside a bare Konva stage of as many sprites. `globalThis.bench` is what the bench asks. */
import '../../../src/ui/styles/fonts.css'
import '../../../src/ui/styles/tokens.css'
import { createRoot } from 'react-dom/client'
import { Board } from '../../../src/board/Board'
import type { PositionSpec, SpaceId } from '../../../src/engine'
import { useGame } from '../../../src/store/game/game'
import { useUi } from '../../../src/store/ui'
import type { BoardHandle } from '../../../src/store/view/board-view'
import { useBoardView } from '../../../src/store/view/use-board-view'
import { lights } from '../../../src/ui/panels/lit'
import { type Bare, bareStage } from './bare'
import { drawingsIn, scriptTimes, stampsIn } from './instruments'

let handle: BoardHandle | null = null
const hold = (board: BoardHandle | null) => {
  handle = board
}
const press = (space: SpaceId) => useUi.getState().setInspect(space)
const hover = (space: SpaceId | null) => useUi.getState().setHover(space)

function Picture() {
  const view = useBoardView(lights)
  return view && <Board ref={hold} view={view} onSpace={press} onHover={hover} />
}

const frame = () => new Promise<number>((done) => requestAnimationFrame(done))
const rest = async (frames = 12) => {
  for (let i = 0; i < frames; i++) await frame()
}
const ground = () => document.querySelector<HTMLElement>('#board [role="application"]')!

type Step = (i: number) => void
/** Each step in a frame of its own; the script of each frame, in ms. The first frames warm up. */
async function eachFrame(steps: number, step: Step): Promise<number[]> {
  const seen: number[] = []
  for (let i = 0; i < steps; i++) {
    await frame()
    scriptTimes.start()
    step(i)
    // The layers draw themselves in the frame that follows.
    await frame()
    seen.push(scriptTimes.stop())
  }
  return seen.slice(Math.ceil(steps / 6))
}

const at = (x: number, y: number, buttons: number) => ({
  bubbles: true,
  cancelable: true,
  view: globalThis as unknown as Window,
  clientX: x,
  clientY: y,
  button: 0,
  buttons,
})

let bare: Bare | null = null

const answers = {
  /** Resolves when the position stands on the board, lettered. */
  async open(spec: PositionSpec) {
    useGame.getState().open(spec)
    await rest(30)
    await document.fonts.ready
    await rest(30)
    handle?.theatre('west')
    await rest(40)
  },
  async view(which: 'west' | 'whole') {
    if (which === 'west') handle?.theatre('west')
    else handle?.fit()
    await rest(40)
  },
  /** Sprites that one drawing of the board stamps, and drawings of Konva's layers for it. */
  async sprites(): Promise<number> {
    const stamped = stampsIn(() => {
      for (const layer of drawingsIn('#board')) layer.draw()
    })
    await rest(2)
    return stamped
  },
  async pan(steps: number): Promise<number[]> {
    const element = ground()
    const [x, y] = [640, 320]
    element.dispatchEvent(new MouseEvent('mousedown', at(x, y, 1)))
    const times = await eachFrame(steps, (i) => {
      const turn = (i / steps) * 4 * Math.PI
      dispatchEvent(new MouseEvent('mousemove', at(x + Math.sin(turn) * 260, y + Math.cos(turn) * 120 - 120, 1)))
    })
    dispatchEvent(new MouseEvent('mouseup', at(x, y, 0)))
    await rest(20)
    return times
  },
  async zoom(steps: number): Promise<number[]> {
    const element = ground()
    const times = await eachFrame(steps, (i) => {
      const inwards = Math.floor(i / 20) % 2 === 0
      element.dispatchEvent(new WheelEvent('wheel', { ...at(600, 300, 0), deltaY: inwards ? -28 : 28 }))
    })
    await rest(30)
    return times
  },
  /** From the pointer's move to the outline of the space under it. */
  async point(steps: number): Promise<number[]> {
    const element = ground()
    const times = await eachFrame(steps, (i) => {
      const event = new PointerEvent('pointermove', {
        ...at(140 + ((i * 173) % 1000), 60 + ((i * 97) % 520), 0),
        pointerType: 'mouse',
      })
      element.dispatchEvent(event)
    })
    element.dispatchEvent(new PointerEvent('pointerout', at(0, 0, 0)))
    return times
  },
  bare(sprites: number) {
    bare?.dispose()
    bare = bareStage(document.querySelector<HTMLDivElement>('#bare')!, sprites)
  },
  async barePan(steps: number): Promise<number[]> {
    return eachFrame(steps, (i) => {
      const turn = (i / steps) * 4 * Math.PI
      bare!.look(Math.sin(turn) * 260, Math.cos(turn) * 120, 1)
    })
  },
  async bareZoom(steps: number): Promise<number[]> {
    return eachFrame(steps, (i) => {
      const k = 1 + 0.04 * (Math.floor(i / 20) % 2 === 0 ? i % 20 : 20 - (i % 20))
      bare!.look(640 * (1 - k), 320 * (1 - k), k)
    })
  },
  /** Bytes of all canvases of the board, those behind it too, as four to the pixel. */
  canvasBytes(): number {
    const kept = drawingsIn('#board').flatMap((layer) => [layer.getCanvas()._canvas, layer.getHitCanvas()._canvas])
    const stage = drawingsIn('#board')[0]!.getStage()!
    const stageCanvases = [stage.bufferHitCanvas?._canvas]
    const all = new Set([...kept, ...stageCanvases, ...madeCanvases()].filter((canvas) => canvas !== undefined))
    return [...all].reduce((sum, canvas) => sum + canvas.width * canvas.height * 4, 0)
  },
}

/** Canvases made by the board's own code, rasters and sprites alike. */
const made: WeakRef<HTMLCanvasElement>[] = []
const create = document.createElement.bind(document)
document.createElement = ((name: string, options?: ElementCreationOptions) => {
  const element = create(name, options)
  if (element instanceof HTMLCanvasElement) made.push(new WeakRef(element))
  return element
}) as typeof document.createElement
const madeCanvases = () => made.map((ref) => ref.deref()).filter((canvas) => canvas !== undefined)

export type Bench = typeof answers
declare global {
  var bench: Bench
}
globalThis.bench = answers
createRoot(document.querySelector('#board')!).render(<Picture />)
