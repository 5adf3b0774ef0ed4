import { describe, expect, it } from 'vitest'
import type { Camera } from '../../../src/board/types'
import { minScale } from '../../../src/board/viewport/camera-limits'
import {
  cameraFor,
  closestScale,
  includeAround,
  isInMiddleThird,
  READABLE_SCALE,
  stepClearOfCovers,
} from '../../../src/board/viewport/framing'
import { boxOnScreen, COMFORTABLE_SCALE, computeInsets, type Spot, shiftInto } from '../../../src/board/viewport/insets'

/** A map with a small map and two rows of buttons over it. */
const roomOf = (width: number, height: number) =>
  computeInsets({ width, height }, [
    [16, height - 120, 136, height - 16],
    [152, height - 46, 464, height - 16],
    [width - 150, height - 46, width - 16, height - 16],
  ])
const insets = roomOf(920, 600)
const ROOMS = [insets, roomOf(1130, 900), roomOf(704, 660), roomOf(800, 600), roomOf(390, 380)]
const spotAt = (x: number, y: number): Spot => ({ at: [x, y], w: 110, h: 66 })
const camera: Camera = { x: -1500, y: -800, k: 1 }
const onScreen = ([x, y]: Spot['at'], { x: dx, y: dy, k }: Camera) => [x * k + dx, y * k + dy] as const
const isClear = (spots: readonly Spot[], at: Camera, room = insets) => {
  const [dx, dy] = shiftInto(boxOnScreen(spots, at), room.freeBoxes, 23) ?? [Number.NaN, Number.NaN]
  return dx === 0 && dy === 0
}

describe('what somebody asked to be shown', () => {
  const ask = (spots: readonly Spot[], from = camera, room = insets) => cameraFor({ how: 'middle', core: spots }, from, room)

  it('moves nothing where it stands in the middle third', () => {
    expect(ask([spotAt(1960, 1100)])).toBeNull()
    expect(ask([spotAt(1860, 1050), spotAt(2060, 1150)])).toBeNull()
    expect(ask([])).toBeNull()
  })

  it('comes to the middle third from the edges, from beneath the buttons and from out of sight', () => {
    for (const room of ROOMS)
      for (const at of [spotAt(1540, 1100), spotAt(1550, 1340), spotAt(2300, 1370), spotAt(2600, 2000), spotAt(1000, 900)]) {
        const to = ask([at], camera, room)!
        expect(to.k).toBe(1)
        expect(isInMiddleThird(onScreen(at.at, to), room)).toBe(true)
        expect(isClear([at], to, room)).toBe(true)
        expect(ask([at], to, room)).toBeNull()
      }
  })

  it('at the edge of the board it is as near to the middle as the board allows, and beneath nothing', () => {
    for (const room of ROOMS)
      for (const at of [spotAt(60, 60), spotAt(4150, 3400), spotAt(60, 3400), spotAt(4150, 60)]) {
        const to = ask([at], camera, room)!
        expect(isClear([at], to, room)).toBe(true)
        expect(ask([at], to, room)).toBeNull()
      }
  })

  it('is come closer to only where armies cannot be read, and gone back from only to see all of it', () => {
    expect(ask([spotAt(2000, 1200)], { x: -100, y: 0, k: 0.3 })!.k).toBe(COMFORTABLE_SCALE)
    expect(ask([spotAt(2600, 2000)], { ...camera, k: 0.55 })!.k).toBe(0.55)
    const two = [spotAt(1600, 900), spotAt(2700, 1300)]
    const both = ask(two)!
    expect(both.k).toBeLessThan(1)
    expect(isClear(two, both)).toBe(true)
    const all = [spotAt(0, 0), spotAt(4200, 3450)]
    expect(ask(all)!.k).toBe(minScale(insets))
  })
})

describe('what belongs to what is being done', () => {
  const ask = (core: Spot, around: readonly Spot[], from = camera) =>
    cameraFor({ how: 'clear', core: [core], around }, from, insets)

  it('moves nothing where it is clear, wherever on the map that is', () => {
    expect(ask(spotAt(1600, 950), [spotAt(2300, 1100)])).toBeNull()
  })

  it('does not come closer for what can be read where it is', () => {
    const far = { x: -900, y: -500, k: READABLE_SCALE }
    expect(ask(spotAt(2200, 1200), [spotAt(2300, 1300), spotAt(2100, 1200)], far)).toBeNull()
  })

  it('is seen from as near as before where it has room from no scale nearby', () => {
    const all = [spotAt(900, 300), spotAt(3900, 3000)]
    const ask = (from: Camera) => cameraFor({ how: 'clear', core: all }, from, insets)!
    expect(ask({ ...camera, k: READABLE_SCALE * 1.02 }).k).toBe(READABLE_SCALE * 1.02)
    expect(ask({ ...camera, k: 1.5 }).k).toBe(READABLE_SCALE)
  })

  it('is seen from one of few scales, wherever the map was before, and from none a hair closer than the farthest', () => {
    const from = (most: number, x: number, least = READABLE_SCALE) =>
      closestScale([spotAt(1000, 600), spotAt(x, 900)], insets, most, least)
    const scales = [1780, 1840, 1900, 2000, 2100, 2220].map((x) => [1, 1.5, 0.9].map((most) => from(most, x)))
    for (const [one, ...others] of scales) expect(others).toEqual([one, one])
    expect([...new Set(scales.flat())]).toEqual([
      COMFORTABLE_SCALE,
      expect.closeTo(Math.sqrt(COMFORTABLE_SCALE * READABLE_SCALE), 4),
      READABLE_SCALE,
    ])
    expect(from(1, 1900, 0.7)).toBe(0.7)
  })

  it('is all brought to be seen where some of it is not', () => {
    const around = [spotAt(1500, 1000), spotAt(1700, 800)]
    const to = ask(spotAt(1600, 950), around)!
    expect(to.k).toBe(1)
    expect(isClear([spotAt(1600, 950), ...around], to)).toBe(true)
  })

  it('leaves out what is so far that armies could not be read, and never the core', () => {
    const [core, near, far] = [spotAt(1530, 950), spotAt(1900, 1200), spotAt(3900, 3000)]
    const to = ask(core, [far, near])!
    expect(to.k).toBeGreaterThanOrEqual(READABLE_SCALE)
    expect(isClear([core, near], to)).toBe(true)
    expect(includeAround([core], [far, near], insets, READABLE_SCALE)).toEqual([core, near])
  })
})

describe('what the map is about', () => {
  const battle = { how: 'fill', core: [spotAt(2000, 1200)], maxScale: 1.5 } as const
  const around = [spotAt(1850, 1150), spotAt(2150, 1250), spotAt(2000, 1050)]

  it('fills the map, coming closer as well as going back', () => {
    for (const from of [camera, { x: 0, y: 0, k: 0.2 }, { x: -5000, y: -2500, k: 2.8 }]) {
      const to = cameraFor({ ...battle, around }, from, insets)!
      expect(to.k).toBe(closestScale([...battle.core, ...around], insets, 1.5, READABLE_SCALE))
      expect(to.k).toBeGreaterThan(1)
      expect(isClear([...battle.core, ...around], to)).toBe(true)
    }
  })

  it('is not moved for where it nearly does', () => {
    const to = cameraFor({ ...battle, around }, camera, insets)!
    expect(cameraFor({ ...battle, around }, { ...to, x: to.x + 3 }, insets)).toBeNull()
    const k = to.k * 0.85
    expect(cameraFor({ ...battle, around }, { k, x: 460 - 2000 * k, y: 290 - 1150 * k }, insets)).toBeNull()
  })

  it('comes no closer than it is told', () => {
    expect(cameraFor({ ...battle, maxScale: 1 }, { ...camera, k: 0.3 }, insets)!.k).toBe(1)
  })
})

describe('what turns out to stand elsewhere than it was looked for', () => {
  it('is brought clear of the edge by the shortest way, at the same scale, and left where it is clear', () => {
    const cut = [spotAt(1960, 810)]
    const to = stepClearOfCovers(cut, camera, insets)!
    expect(isClear(cut, to)).toBe(true)
    expect(to).toMatchObject({ k: camera.k, x: camera.x })
    expect(stepClearOfCovers(cut, to, insets)).toBeNull()
    expect(stepClearOfCovers([spotAt(1960, 1100)], camera, insets)).toBeNull()
  })

  it('stays where there is no room for all of it', () => {
    expect(stepClearOfCovers([spotAt(1600, 900), spotAt(2700, 1300)], camera, insets)).toBeNull()
  })
})
