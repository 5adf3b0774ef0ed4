import { describe, expect, it } from 'vitest'
import { insetsIn, VIEW_MARGIN, wayInto } from '../../../src/board/viewport/insets'

const map = { width: 1000, height: 600 }
const minimap = [16, 480, 136, 584] as const
const buttons = [700, 550, 980, 584] as const
const insets = insetsIn(map, [minimap, buttons])

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
