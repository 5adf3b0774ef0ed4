import { describe, expect, it } from 'vitest'
import {
  bandIn,
  boxOnScreen,
  COMFORTABLE,
  cameraToShow,
  insetsIn,
  VIEW_MARGIN,
  wayInto,
} from '../../../src/board/viewport/insets'

const map = { width: 1000, height: 600 }
const minimap = [16, 480, 136, 584] as const
const buttons = [700, 550, 980, 584] as const
const insets = insetsIn(map, [minimap, buttons])
const spotAt = (x: number, y: number) => ({ at: [x, y] as const, w: 100, h: 40 })
const least = 0.16

describe('what is free of a map', () => {
  it('is all of it where nothing lies over it', () => {
    expect(insetsIn(map, []).free).toEqual([[0, 0, 1000, 600]])
    expect(insetsIn(map, []).foot).toBe(0)
  })

  it('are the largest boxes that are left', () => {
    expect([...insets.free].sort()).toEqual(
      [
        [0, 0, 1000, 480],
        [136, 0, 1000, 550],
        [136, 0, 700, 600],
      ].sort(),
    )
    expect(insets.foot).toBe(120)
  })

  it('is all of it where no box is worth anything', () => {
    expect(insetsIn({ width: 200, height: 120 }, [[0, 0, 120, 120]]).free).toEqual([[0, 0, 200, 120]])
  })
})

describe('the band across the top', () => {
  it('is kept clear of what is brought into view', () => {
    const spoken = insetsIn(map, [minimap, buttons, bandIn(map)])
    expect(wayInto([400, 20, 500, 60], insets.free)).toEqual([0, VIEW_MARGIN - 20])
    expect(wayInto([400, 20, 500, 60], spoken.free)).toEqual([0, bandIn(map)[3] + VIEW_MARGIN - 20])
  })

  it('takes nothing of a low map', () => {
    const low = { width: 500, height: 200 }
    expect(insetsIn(low, [bandIn(low)]).free).toEqual([[0, 0, 500, 200]])
  })
})

describe('the way into view', () => {
  it('is none for what is there', () => {
    expect(wayInto([200, 200, 300, 240], insets.free)).toEqual([0, 0])
  })

  it('is the shortest: over the edge and no further', () => {
    expect(wayInto([-50, 200, 50, 240], insets.free)).toEqual([50 + VIEW_MARGIN, 0])
    expect(wayInto([960, -30, 1060, 10], insets.free)).toEqual([1000 - VIEW_MARGIN - 1060, 30 + VIEW_MARGIN])
  })

  it('leads out from under the small map by its nearer side', () => {
    expect(wayInto([30, 430, 90, 470], insets.free)).toEqual([0, 480 - VIEW_MARGIN - 470])
    expect(wayInto([100, 500, 160, 520], insets.free)).toEqual([136 + VIEW_MARGIN - 100, 0])
    expect(wayInto([660, 500, 720, 560], insets.free)).toEqual([0, 550 - VIEW_MARGIN - 560])
  })

  it('is none where nothing is large enough', () => {
    expect(wayInto([0, 0, 990, 590], insets.free)).toBeNull()
  })
})

describe('showing spaces', () => {
  const camera = { x: -500, y: -300, k: 1 }

  it('leaves the camera where it is when all of it is in sight', () => {
    expect(cameraToShow([spotAt(800, 500)], camera, insets, least)).toBeNull()
    expect(cameraToShow([spotAt(800, 500), spotAt(1200, 700)], camera, insets, least)).toBeNull()
    expect(cameraToShow([], camera, insets, least)).toBeNull()
  })

  it('moves it by the shortest way, and never to the middle', () => {
    expect(cameraToShow([spotAt(480, 500)], camera, insets, least)).toEqual({ x: -500 + 70 + VIEW_MARGIN, y: -300, k: 1 })
    expect(cameraToShow([spotAt(1600, 950)], camera, insets, least)).toEqual({
      k: 1,
      x: 1000 - VIEW_MARGIN - 1650,
      y: 550 - VIEW_MARGIN - 970,
    })
  })

  it('comes closer only where armies cannot be read, about the place itself', () => {
    const afar = { x: 0, y: 0, k: 0.25 }
    const near = cameraToShow([spotAt(2000, 1000)], afar, insets, least)!
    expect(near.k).toBe(COMFORTABLE)
    expect(2000 * near.k + near.x).toBeCloseTo(500)
    expect(1000 * near.k + near.y).toBeCloseTo(250)
    expect(cameraToShow([spotAt(700, 400)], { x: 0, y: 0, k: 0.5 }, insets, least)).toBeNull()
  })

  it('goes back only as far as it must to show several', () => {
    const far = [spotAt(800, 500), spotAt(2600, 900)]
    const to = cameraToShow(far, camera, insets, least)!
    expect(to.k).toBeLessThan(1)
    expect(to.k).toBeGreaterThan(0.4)
    expect(wayInto(boxOnScreen(far, to), insets.free, VIEW_MARGIN - 0.001)).toEqual([0, 0])
  })

  it('shows the middle of what is larger than any map', () => {
    const all = [spotAt(0, 0), spotAt(9000, 6000)]
    const to = cameraToShow(all, camera, insets, least)!
    expect(to.k).toBe(least)
    expect(4500 * least + to.x).toBeCloseTo((insets.free[0]![0] + insets.free[0]![2]) / 2)
  })
})
