import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CLOSEST, cameraOn, cameraOnAll, farthest, type Rig, rigUp } from '../../src/board/camera'
import type { Camera } from '../../src/board/types'

const size = { width: 920, height: 600 }
let element: HTMLElement
let camera: Camera
let rig: Rig
const rest = vi.fn()
const grab = vi.fn()

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  element = document.body.appendChild(document.createElement('div'))
  rig = rigUp(element, {
    move: (next) => {
      camera = next
    },
    rest,
    grab,
  })
  rig.resize(size)
  rig.go({ x: -1500, y: -800, k: 1 })
  rest.mockClear()
})
afterEach(() => {
  rig.dispose()
  element.remove()
})

function touch(type: string, ...points: [x: number, y: number][]) {
  const touches = points.map(([clientX, clientY], identifier) => ({ clientX, clientY, identifier }))
  element.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), { touches, changedTouches: touches }))
}

describe('the camera', () => {
  it('goes where it is told, within its limits', () => {
    expect(camera).toEqual({ x: -1500, y: -800, k: 1 })
    rig.go({ x: 0, y: 0, k: 40 })
    expect(camera.k).toBe(CLOSEST)
    rig.go({ x: 0, y: 0, k: 0.001 })
    expect(camera.k).toBeCloseTo(farthest(size))
  })

  it('is dragged by one finger and comes to rest', () => {
    touch('touchstart', [400, 300])
    touch('touchmove', [430, 320])
    touch('touchend', [430, 320])
    expect(camera).toEqual({ x: -1470, y: -780, k: 1 })
    expect(rest).toHaveBeenCalledTimes(1)
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
    rig.resize({ width: 700, height: 640 })
    expect(middle(700, 640)[0]).toBeCloseTo(x!)
    expect(middle(700, 640)[1]).toBeCloseTo(y!)
  })

  it('takes in the whole board, or a part of it above the buttons', () => {
    const all = cameraOnAll(size)
    expect(all.x).toBeGreaterThan(0)
    expect(all.y + 3450 * all.k).toBeLessThanOrEqual(size.height)
    const part = cameraOn([1000, 1000, 1500, 1400], size, CLOSEST)
    expect(1400 * part.k + part.y).toBeLessThanOrEqual(size.height - 50)
  })
})
