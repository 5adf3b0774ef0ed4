import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type FontSource,
  GroundPainter,
  type GroundPart,
  type WorkerMessage,
  type WorkerReply,
} from '../../../src/board/basemap/ground-painter'
import { geography } from '../../../src/board/geography/current-board'
import { setTheme } from '../../../src/board/glyphs/colours'
import { Scene } from '../../../src/board/scene'
import type { BoardView } from '../../../src/board/types'
import { stubPaths } from '../canvas'
import { openingOn, spacesWith, viewWith } from '../views'

const spaces = spacesWith()
const view = viewWith(spaces)
const size = { width: 1600, height: 900 }
const taken = (name: string): BoardView => ({
  ...view,
  spaces: { ...spaces, [name]: { ...spaces[name]!, controller: 'germany' } },
})

beforeEach(() => {
  stubPaths()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Asked = { part: GroundPart; done: (picture: ImageBitmap | null) => void }
const picture = () => ({ close: vi.fn(), width: 1, height: 1 }) as unknown as ImageBitmap

/** A scene that looks at a space, whose ground is drawn by whoever is asked. */
function sceneOn(space: string, k = 1.2) {
  const asked: Asked[] = []
  const painter = { isReady: true, request: (part: GroundPart, _: unknown, done: Asked['done']) => asked.push({ part, done }) }
  const scene = new Scene(view)
  scene.resize(size, 1)
  const go = (to: string, scale = k) => {
    const [x, y] = geography().anchors[to]!.label
    scene.moveCamera({ k: scale, x: size.width / 2 - x * scale, y: size.height / 2 - y * scale })
    scene.settle()
  }
  go(space)
  while (scene.basemap.hasWork) scene.basemap.drawNextPiece()
  scene.basemap.painter = painter as unknown as GroundPainter
  const answer = (list = asked.splice(0)) => {
    for (const { done } of list) done(picture())
  }
  const draw = () => scene.draw('basemap', document.createElement('canvas').getContext('2d')!)
  return { scene, asked, painter, go, answer, draw }
}

describe('ground that is drawn elsewhere', () => {
  it('is asked for where the map rests at another scale, and shown in one frame when all that is seen of it has come', () => {
    vi.useFakeTimers()
    const { scene, asked, go } = sceneOn('ruhr')
    go('ruhr', 0.9)
    expect(asked.length).toBeGreaterThan(1)
    expect(scene.basemap.isBlurred).toBe(true)
    expect(scene.basemap.hasWork).toBe(false)
    const redraw = vi.spyOn(scene, 'redraw')
    const [first, ...others] = asked.splice(0)
    first!.done(picture())
    expect(redraw).not.toHaveBeenCalled()
    for (const { done } of others) done(picture())
    expect(scene.basemap.isBlurred).toBe(false)
    expect(redraw.mock.calls).toEqual([['basemap']])
    scene.dispose()
  })

  it('is shown as far as it has come when the rest of it is long in coming', () => {
    vi.useFakeTimers()
    const { scene, asked, go } = sceneOn('ruhr')
    go('ruhr', 0.9)
    const redraw = vi.spyOn(scene, 'redraw')
    vi.advanceTimersByTime(300)
    asked[0]!.done(picture())
    expect(redraw.mock.calls).toEqual([['basemap']])
    scene.dispose()
  })

  it('lies on whole pixels and meets without gaps', () => {
    const { scene, asked, go } = sceneOn('ruhr')
    go('ruhr', 0.9)
    for (const { part } of asked) for (const at of part.box) expect(at).toBe(Math.round(at))
    expect(asked.every(({ part }) => part.camera.k === 0.9 && part.ratio === 1)).toBe(true)
    scene.dispose()
  })

  it('is asked for again where it changed hands meanwhile, and what was drawn before is not shown', () => {
    const { scene, asked, go, draw } = sceneOn('ruhr')
    go('ruhr', 0.9)
    const before = asked.splice(0)
    scene.show(taken('lorraine'))
    draw()
    const again = asked.splice(0)
    expect(again.length).toBeGreaterThan(0)
    for (const { done } of before) {
      const drawn = picture()
      done(drawn)
      expect(drawn.close).toHaveBeenCalledTimes(1)
    }
    expect(scene.basemap.isBlurred).toBe(true)
    for (let i = 0; i < 5 && scene.basemap.isBlurred; i++) {
      for (const { done } of [...again.splice(0), ...asked.splice(0)]) done(picture())
      while (scene.basemap.hasWork) scene.basemap.drawNextPiece()
    }
    expect(scene.basemap.isBlurred).toBe(false)
    scene.dispose()
  })

  it('fades in where it has changed hands, once it has come', () => {
    const { scene, asked, answer, draw } = sceneOn('ruhr')
    const before = scene.basemap.pixels
    scene.show(taken('lorraine'))
    draw()
    expect(asked.length).toBeGreaterThan(0)
    // What the page has kept of the sea is let go: the painter has its own.
    const waiting = scene.basemap.pixels
    expect(waiting).toBeLessThan(before)
    answer()
    expect(scene.basemap.pixels).toBeGreaterThan(waiting)
    scene.dispose()
  })

  it('finds its place though the map has gone on at the same scale', () => {
    const { scene, asked, go, answer } = sceneOn('ruhr')
    go('moscow')
    const early = asked.splice(0)
    expect(early.length).toBeGreaterThan(0)
    go('ruhr')
    go('moscow')
    for (const { done } of early) done(picture())
    answer()
    expect(scene.basemap.isBlurred).toBe(false)
    scene.dispose()
  })

  it('shows the small picture until it comes, where nothing has been drawn before', () => {
    const { scene, asked, go } = sceneOn('ruhr')
    const small = vi.spyOn(scene.basemap.overview, 'draw')
    go('moscow')
    expect(asked.length).toBeGreaterThan(0)
    const filled = small.mock.calls.map(([, , box]) => box)
    for (const { part } of asked) expect(filled).toContainEqual(part.box)
    // What has been drawn is not covered by it.
    small.mockClear()
    scene.show(taken('lorraine'))
    expect(small).not.toHaveBeenCalled()
    scene.dispose()
  })

  it('is drawn by the page when nobody draws it any more', () => {
    const { scene, asked, painter, go } = sceneOn('ruhr')
    go('ruhr', 0.9)
    painter.isReady = false
    for (const { done } of asked.splice(0)) done(null)
    while (scene.basemap.hasWork) scene.basemap.drawNextPiece()
    expect(scene.basemap.isBlurred).toBe(false)
    expect(asked).toEqual([])
    scene.dispose()
  })

  it('is brought up to date on the small picture too, part by part, once the map has rested', () => {
    vi.useFakeTimers()
    const { scene, asked, answer } = sceneOn('ruhr')
    vi.advanceTimersByTime(3000)
    expect(asked.map(({ part }) => part.camera.k)).toEqual([0.24])
    answer()
    scene.show(taken('angola'))
    scene.draw('basemap', document.createElement('canvas').getContext('2d')!)
    scene.settle()
    vi.advanceTimersByTime(3000)
    expect(asked.map(({ part }) => part.camera.k)).toEqual([0.24])
    expect(asked[0]!.part.box[2] - asked[0]!.part.box[0]).toBeLessThan(300)
    scene.basemap.workInIdle()
    expect(asked).toHaveLength(1)
    answer()
    vi.advanceTimersByTime(3000)
    expect(asked).toEqual([])
    scene.dispose()
  })
})

describe('a picture that nobody has seen since it was moved', () => {
  it('is brought to another scale with the small picture where it is blank', () => {
    const { scene } = sceneOn('ruhr')
    const { basemap, grounds } = scene
    const [x, y] = geography().anchors.moscow!.label
    const at = (k: number) => ({ k, x: size.width / 2 - x * k, y: size.height / 2 - y * k })
    const small = vi.spyOn(basemap.overview, 'draw')
    basemap.setView(at(1.2), size, 1, grounds)
    expect(small).not.toHaveBeenCalled()
    basemap.setView(at(0.9), size, 1, grounds)
    expect(small.mock.calls.map(([, { k }]) => k)).toEqual([1.2, 0.9])
    // With nothing blank the small one is not drawn over it.
    while (basemap.hasWork) basemap.drawNextPiece()
    small.mockClear()
    basemap.setView(at(1.2), size, 1, grounds)
    expect(small.mock.calls.map(([, { k }]) => k)).toEqual([1.2])
    scene.dispose()
  })
})

describe('the small picture', () => {
  it('is not taken from what was asked for before the colours were others', () => {
    const small = new Scene(view).basemap.overview
    const { grounds } = new Scene(view)
    const asked: Asked[] = []
    const painter = { isReady: true, request: (part: GroundPart, _: unknown, done: Asked['done']) => asked.push({ part, done }) }
    small.updateInIdle(grounds, painter as unknown as GroundPainter)
    small.clear()
    small.updateInIdle(grounds, painter as unknown as GroundPainter)
    expect(asked).toHaveLength(2)
    asked[0]!.done(picture())
    small.updateInIdle(grounds, painter as unknown as GroundPainter)
    expect(asked).toHaveLength(2)
    asked[1]!.done(picture())
    small.updateInIdle(grounds, painter as unknown as GroundPainter)
    expect(asked).toHaveLength(2)
    expect(small.pixels).toBeGreaterThan(0)
  })
})

describe('who draws it', () => {
  class Thread {
    static all: Thread[] = []
    onmessage: ((event: { data: WorkerReply }) => void) | null = null
    onerror: (() => void) | null = null
    readonly posted: WorkerMessage[] = []
    terminate = vi.fn()
    constructor() {
      Thread.all.push(this)
    }
    postMessage(question: WorkerMessage) {
      this.posted.push(question)
    }
  }
  const faces: readonly FontSource[] = [{ family: 'Contested Serif', style: 'normal', weight: '400', url: 'serif.woff2' }]
  const part: GroundPart = { camera: { x: 0, y: 0, k: 1 }, ratio: 1, box: [0, 0, 10, 10] }
  const hired = () => {
    vi.stubGlobal('OffscreenCanvas', class {})
    vi.stubGlobal('Worker', Thread)
    const painter = new GroundPainter('thread.js', faces)
    return { painter, thread: Thread.all.at(-1)! }
  }

  it('is there only where canvases can be drawn without a page', () => {
    vi.stubGlobal('OffscreenCanvas', undefined)
    expect(() => new GroundPainter('thread.js', faces)).toThrow('only the page draws')
  })

  it('has its letters first, and is told of the board and of who holds it only when they are others', () => {
    const { painter, thread } = hired()
    expect(thread.posted).toEqual([{ faces }])
    expect(painter.isReady).toBe(false)
    thread.onmessage!({ data: { ready: true } })
    expect(painter.isReady).toBe(true)
    const scene = new Scene(view)
    const done = vi.fn()
    painter.request(part, scene.grounds, done)
    setTheme('dark')
    painter.request(part, scene.grounds, done)
    setTheme('light')
    const other = new Scene(openingOn('influence'))
    painter.request(part, other.grounds, done)
    const wanted = thread.posted.slice(1).map((question) => ('id' in question ? question : null)!)
    expect(wanted.map(({ board }) => board?.grouping)).toEqual([
      view.board.grouping,
      undefined,
      openingOn('influence').board.grouping,
    ])
    expect(wanted.map(({ theme }) => theme)).toEqual(['light', 'dark', 'light'])
    expect(new Map(wanted[0]!.grounds).get('paris')).toEqual({ kind: 'power', power: 'france' })
    expect(structuredClone(wanted[0]!.grounds)).toEqual(wanted[0]!.grounds)
    expect(wanted.map(({ grounds }) => grounds?.length)).toEqual([scene.grounds.size, undefined, other.grounds.size])
    const drawn = picture()
    thread.onmessage!({ data: { id: wanted[1]!.id, picture: drawn } })
    expect(done.mock.calls).toEqual([[drawn]])
    scene.dispose()
    other.dispose()
  })

  it('is let go when it fails, and whoever waits is told', () => {
    const { painter, thread } = hired()
    thread.onmessage!({ data: { ready: true } })
    const scene = new Scene(view)
    const done = vi.fn()
    painter.request(part, scene.grounds, done)
    thread.onerror!()
    expect(done.mock.calls).toEqual([[null]])
    expect(painter.isReady).toBe(false)
    expect(thread.terminate).toHaveBeenCalled()
    scene.dispose()
  })
})
