import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { geography } from '../../../src/board/geography/current-board'
import { clickPointOf, THEATRES } from '../../../src/board/geography/geometry'
import type { Camera } from '../../../src/board/types'
import {
  cameraOnAll,
  cameraOnBox,
  cameraOnSpaces,
  clampCamera,
  MAX_SCALE,
  minScale,
} from '../../../src/board/viewport/camera-limits'
import { type CameraRig, createCameraRig } from '../../../src/board/viewport/camera-rig'
import { cameraFor } from '../../../src/board/viewport/framing'
import { boxOnScreen, computeInsets, shiftInto } from '../../../src/board/viewport/insets'
import '../views'

/** A map with a small map and a row of buttons over its lower edge. */
const roomOf = (width: number, height: number) =>
  computeInsets({ width, height }, [
    [16, height - 115, 136, height - 16],
    [152, height - 46, 560, height - 16],
    [width - 120, height - 46, width - 16, height - 16],
  ])
const size = roomOf(920, 600)
let element: HTMLElement
let camera: Camera
let rig: CameraRig
const settle = vi.fn()
const grab = vi.fn()
const taken = vi.fn()
const moved = vi.fn()

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  element = document.body.appendChild(document.createElement('div'))
  rig = createCameraRig(element, {
    onMove: (next) => {
      camera = next
    },
    onSettle: settle,
    onDrag: grab,
    onStart: taken,
    onUserMove: moved,
  })
  rig.resize(size)
  rig.moveTo({ x: -1500, y: -800, k: 1 })
  settle.mockClear()
})
afterEach(() => {
  rig.dispose()
  element.remove()
})

function touch(type: string, ...points: [x: number, y: number][]) {
  const touches = points.map(([clientX, clientY], identifier) => ({ clientX, clientY, identifier }))
  element.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), { touches, changedTouches: touches }))
}

const turned = (event: { clientX: number; clientY: number; ctrlKey?: boolean }) =>
  Object.assign(new Event('wheel', { bubbles: true, cancelable: true }), { deltaY: -200, deltaMode: 0, ...event })

describe('the camera', () => {
  it('goes where it is told, within its limits', () => {
    expect(camera).toEqual({ x: -1500, y: -800, k: 1 })
    rig.moveTo({ x: 0, y: 0, k: 40 })
    expect(camera.k).toBe(MAX_SCALE)
    rig.moveTo({ x: 0, y: 0, k: 0.001 })
    expect(camera.k).toBeCloseTo(minScale(size))
  })

  it('is dragged by one finger and comes to rest', () => {
    touch('touchstart', [400, 300])
    touch('touchmove', [430, 320])
    touch('touchend', [430, 320])
    expect(camera).toEqual({ x: -1470, y: -780, k: 1 })
    expect(settle).toHaveBeenCalledTimes(1)
  })

  it('is pinched about the point between two fingers', () => {
    touch('touchstart', [400, 300], [500, 300])
    touch('touchmove', [350, 300], [550, 300])
    expect(camera.k).toBeCloseTo(2)
    // What lay between the fingers lies there still.
    expect(450 / camera.k - camera.x / camera.k).toBeCloseTo(450 + 1500)
  })

  it('zooms about the middle, and keeps the middle when the table is resized', () => {
    const middle = (width: number, height: number) => [(width / 2 - camera.x) / camera.k, (height / 2 - camera.y) / camera.k]
    const [x, y] = middle(920, 600)
    rig.zoomBy(1.5)
    expect(camera.k).toBeCloseTo(1.5)
    expect(middle(920, 600)[0]).toBeCloseTo(x!)
    rig.resize(roomOf(700, 640))
    expect(middle(700, 640)[0]).toBeCloseTo(x!)
    expect(middle(700, 640)[1]).toBeCloseTo(y!)
  })

  it('keeps every point where it is on the page when only what is around the map has changed', () => {
    // The dock takes 120 px at the right; then a band takes 40 px above.
    rig.resize(roomOf(800, 600), [0, 0])
    expect(camera).toEqual({ x: -1500, y: -800, k: 1 })
    rig.resize(roomOf(800, 560), [0, -40])
    expect(camera).toEqual({ x: -1500, y: -840, k: 1 })
  })

  it('takes in the whole board clear of what lies over it, and a part of it above the buttons', () => {
    const all = cameraOnAll(size)
    expect(all.x).toBeGreaterThanOrEqual(136)
    expect(all.y).toBeGreaterThanOrEqual(0)
    expect(all.x + 4200 * all.k).toBeLessThanOrEqual(size.width)
    expect(all.y + 3450 * all.k).toBeLessThanOrEqual(size.height - 46)
    const part = cameraOnBox([1000, 1000, 1500, 1400], size, MAX_SCALE)
    expect(1400 * part.k + part.y).toBeLessThanOrEqual(size.height - 50)
  })

  it('has every theatre clear of the small map and the buttons', () => {
    for (const room of [size, roomOf(704, 648), roomOf(1200, 960), roomOf(768, 464)])
      for (const spaces of Object.values(THEATRES)) {
        const camera = cameraOnSpaces(spaces, room)
        for (const space of spaces) {
          const spot = { at: clickPointOf(space), w: 0, h: 0 }
          expect(shiftInto(boxOnScreen([spot], camera), room.freeBoxes, 0), space).toEqual([0, 0])
        }
      }
  })

  it('keeps the point under the wheel where it is', () => {
    const wheel = turned({ clientX: 300, clientY: 200 })
    element.dispatchEvent(wheel)
    expect(camera.k).toBeGreaterThan(1.2)
    expect((300 - camera.x) / camera.k).toBeCloseTo(300 + 1500)
    expect((200 - camera.y) / camera.k).toBeCloseTo(200 + 800)
    expect(taken).toHaveBeenCalled()
  })

  it('has the wheel for itself at its limits too, so that the page is never zoomed', () => {
    rig.moveTo({ x: -1500, y: -800, k: MAX_SCALE })
    const wheel = turned({ clientX: 0, clientY: 0, ctrlKey: true })
    element.dispatchEvent(wheel)
    expect(camera.k).toBe(MAX_SCALE)
    expect(wheel.defaultPrevented).toBe(true)
  })

  it('zooms about a point that it is told', () => {
    rig.zoomBy(1.7, [100, 50])
    expect(camera.k).toBeCloseTo(1.7)
    expect((100 - camera.x) / camera.k).toBeCloseTo(100 + 1500)
    rig.zoomBy(0.6, [100, 50])
    expect((50 - camera.y) / camera.k).toBeCloseTo(50 + 800)
  })

  it('stands in its place from afar, and comes back to it however it was left', () => {
    for (const [x, y] of [
      [300, 200],
      [880, 560],
    ] as const) {
      rig.zoomBy(3, [x, y])
      rig.zoomBy(1 / 30, [900 - x, 20])
      expect(camera).toEqual(cameraOnAll(size))
    }
  })

  it('lets every space be drawn clear of the edges and of what lies over the map', () => {
    for (const room of [size, roomOf(1130, 900), roomOf(704, 660), roomOf(768, 480)])
      for (const k of [0.25, 0.5, 1, MAX_SCALE])
        for (const space of geography().spaceIds) {
          const from = clampCamera({ x: -1500 * k, y: -800 * k, k }, room)
          const spot = { at: clickPointOf(space), w: 100, h: 60 }
          const to = cameraFor({ how: 'middle', core: [spot] }, from, room) ?? from
          expect(shiftInto(boxOnScreen([spot], clampCamera(to, room)), room.freeBoxes, 0), `${space} at ${k}`).toEqual([0, 0])
        }
  })
})
