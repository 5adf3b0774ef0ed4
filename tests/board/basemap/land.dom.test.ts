import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { geography } from '../../../src/board/geography/current-board'
import { Scene } from '../../../src/board/scene'
import type { BoardView, SpaceView } from '../../../src/board/types'
import { cameraOnAll } from '../../../src/board/viewport/camera-limits'
import { computeInsets } from '../../../src/board/viewport/insets'
import { stubPaths } from '../canvas'
import { openingOn, spacesWith, viewWith } from '../views'

const spaces = spacesWith()
const view = viewWith(spaces)
const size = { width: 1600, height: 900 }

beforeAll(stubPaths)

let still = false
beforeEach(() => {
  still = false
  vi.stubGlobal('matchMedia', () => ({ matches: still, addEventListener() {}, removeEventListener() {} }))
})

/** A scene that looks at a space and has come to rest. */
function sceneOn(space: string, k = 1.2): Scene {
  const scene = new Scene(view)
  scene.resize(size, 2)
  const [x, y] = geography().anchors[space]!.label
  scene.moveCamera({ k, x: size.width / 2 - x * k, y: size.height / 2 - y * k })
  scene.settle()
  return scene
}

/** As the next frame does. */
function shows(scene: Scene, after: BoardView): void {
  scene.show(after)
  scene.draw('basemap', document.createElement('canvas').getContext('2d')!)
}

const taken = (...names: string[]): BoardView => {
  const after = { ...spaces }
  for (const name of names) after[name] = { ...spaces[name]!, controller: 'germany' }
  return { ...view, spaces: after }
}

describe('the land', () => {
  it('is drawn once for a view, and not again while armies move on it', () => {
    const scene = sceneOn('ruhr')
    expect(scene.basemap.drawCount).toBe(1)
    const ruhr: SpaceView = { ...spaces.ruhr!, holders: ['germany'], stacks: [{ power: 'germany', type: 'infantry', count: 5 }] }
    scene.show({ ...view, spaces: { ...spaces, ruhr }, selected: 'ruhr', ring: ['paris'] })
    scene.settle()
    expect(scene.basemap.drawCount).toBe(1)
  })

  it('is drawn once more when a space in view changes hands, and not for one out of view', () => {
    const scene = sceneOn('ruhr')
    shows(scene, taken('lorraine'))
    expect(scene.basemap.drawCount).toBe(2)
    shows(scene, taken('lorraine', 'angola'))
    expect(scene.basemap.drawCount).toBe(2)
  })

  it('is drawn where it is seen in the end, when a space changes hands and the map goes elsewhere at once', () => {
    const scene = sceneOn('ruhr')
    const pixels = scene.basemap.pixels
    scene.show(taken('lorraine'))
    const { x, y, k } = scene.camera
    scene.moveCamera({ x: x + 2500, y, k })
    scene.settle()
    expect(scene.basemap.drawCount).toBe(2)
    // Nothing of it fades, for nothing of it was seen.
    expect(scene.basemap.pixels).toBe(pixels)
  })

  it('is not drawn for a small move, and once for a large one', () => {
    const scene = sceneOn('ruhr')
    const { x, y, k } = scene.camera
    scene.moveCamera({ x: x + 60, y: y - 40, k })
    scene.settle()
    expect(scene.basemap.drawCount).toBe(1)
    scene.moveCamera({ x: x + 700, y, k })
    scene.settle()
    expect(scene.basemap.drawCount).toBe(2)
  })

  it('is drawn in parts that lie beyond the board too', () => {
    const scene = sceneOn('canada', 0.9)
    scene.moveCamera({ x: 1500, y: 850, k: 0.4 })
    scene.settle()
    expect(scene.basemap.hasWork).toBe(true)
    for (let i = 0; i < 50 && scene.basemap.hasWork; i++) scene.basemap.drawNextPiece()
    expect(scene.basemap.hasWork).toBe(false)
  })

  it('is there when the map comes back to it at the same scale, unless it has changed hands since', () => {
    const scene = new Scene(view)
    scene.resize({ width: 900, height: 600 }, 1)
    const at = (space: string) => {
      const [x, y] = geography().anchors[space]!.label
      return { k: 0.6, x: 450 - x * 0.6, y: 300 - y * 0.6 }
    }
    const look = (space: string) => {
      scene.moveCamera(at(space))
      scene.settle()
      for (let i = 0; i < 50 && scene.basemap.hasWork; i++) scene.basemap.drawNextPiece()
    }
    look('ruhr')
    expect(scene.isDrawn(at('moscow'))).toBe(false)
    look('moscow')
    expect(scene.isDrawn(at('ruhr'))).toBe(true)
    expect(scene.isDrawn({ ...at('ruhr'), k: 0.7 })).toBe(false)
    scene.show(taken('lorraine'))
    expect(scene.isDrawn(at('ruhr'))).toBe(false)
    shows(scene, taken('lorraine'))
    expect(scene.basemap.isBlurred).toBe(false)
    expect(scene.isDrawn(at('ruhr'))).toBe(false)
    look('ruhr')
    expect(scene.isDrawn(at('ruhr'))).toBe(true)
  })

  it('is drawn first where it is seen, and beyond the edges once the map has rested', () => {
    vi.useFakeTimers()
    try {
      const scene = sceneOn('canada', 0.9)
      scene.moveCamera({ x: 1500, y: 850, k: 0.4 })
      scene.settle()
      vi.advanceTimersByTime(400)
      expect(scene.basemap).toMatchObject({ hasWork: true, isBlurred: false })
      vi.advanceTimersByTime(1000)
      expect(scene.basemap.hasWork).toBe(false)
    } finally {
      vi.useRealTimers()
    }
  })

  it('keeps its pictures within 45 MB, also while ground fades and from afar', () => {
    const scene = sceneOn('ruhr')
    shows(scene, taken('lorraine', 'belgium', 'holland', 'picardy', 'paris'))
    scene.basemap.overview.update(scene.grounds)
    expect(scene.basemap.pixels * 4).toBeLessThan(45e6)
    scene.moveCamera(cameraOnAll(computeInsets(size, [])))
    scene.settle()
    shows(scene, taken('moscow', 'tatarstan'))
    expect(scene.basemap.pixels * 4).toBeLessThan(45e6)
  })

  it('lets what was there fade, but not where motion is unwelcome', () => {
    const scene = sceneOn('ruhr')
    const before = scene.basemap.pixels
    shows(scene, taken('lorraine'))
    expect(scene.basemap.pixels).toBeGreaterThan(before)
    still = true
    const calm = sceneOn('ruhr')
    shows(calm, taken('lorraine'))
    expect(calm.basemap.pixels).toBe(before)
  })

  it('is printed with the season of its round, and nothing else of it is drawn for that', () => {
    const scene = sceneOn('ruhr')
    const printed = vi.spyOn(scene.basemap, 'invalidate')
    const spring = { year: 1915, season: 'spring' } as const
    scene.show({ ...view, date: spring, stage: '2 germany move' })
    scene.show({ ...view, date: { ...spring }, stage: '2 germany combat' })
    expect(printed).toHaveBeenCalledTimes(1)
    scene.show({ ...view, date: { year: 1915, season: 'autumn' }, stage: '3 austria-hungary purchase' })
    expect(printed).toHaveBeenCalledTimes(2)
    expect(scene.basemap.drawCount).toBe(1)
  })

  it('has its season on the small picture too, once the map has been quiet', () => {
    vi.useFakeTimers()
    try {
      const scene = sceneOn('ruhr')
      vi.runOnlyPendingTimers()
      const renewed = vi.spyOn(scene.basemap.overview, 'update')
      const drawn = vi.spyOn(document, 'createElement')
      scene.show({ ...view, date: { year: 1917, season: 'spring' }, stage: '7 germany move' })
      expect(renewed).not.toHaveBeenCalled()
      vi.advanceTimersByTime(2000)
      expect(renewed).toHaveBeenCalledTimes(1)
      // The square of sea under the title is drawn, and no other.
      expect(drawn.mock.calls.filter(([name]) => name === 'canvas')).toHaveLength(1)
      drawn.mockRestore()
    } finally {
      vi.useRealTimers()
    }
  })

  it('is another on another board, laid out anew, and the old one comes back', () => {
    const scene = sceneOn('ruhr')
    scene.onFontsLoaded()
    const before = scene.layout()
    const draws = scene.basemap.drawCount
    scene.show(openingOn('influence'))
    expect(scene.basemap.drawCount).toBeGreaterThan(draws)
    expect(scene.grounds.get('montenegro')).toEqual({ kind: 'minor', ally: 'russia' })
    expect(scene.layout().bySpace.has('montenegro')).toBe(true)
    expect(before.bySpace.has('montenegro')).toBe(false)
    scene.show(view)
    expect(scene.grounds.has('montenegro')).toBe(false)
    expect([...scene.layout().bySpace.keys()].sort()).toEqual([...before.bySpace.keys()].sort())
  })

  it('is drawn anew in another theme', () => {
    const scene = sceneOn('ruhr')
    scene.applyTheme()
    expect(scene.basemap.drawCount).toBe(2)
  })
})
