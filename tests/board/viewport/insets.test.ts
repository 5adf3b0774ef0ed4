import { describe, expect, it } from 'vitest'
import { computeInsets, shiftInto, VIEW_MARGIN } from '../../../src/board/viewport/insets'

const map = { width: 1000, height: 600 }
const minimap = [16, 480, 136, 584] as const
const buttons = [700, 550, 980, 584] as const
const insets = computeInsets(map, [minimap, buttons])

describe('what is free of a map', () => {
  it('is all of it where nothing lies over it', () => {
    expect(computeInsets(map, []).freeBoxes).toEqual([[0, 0, 1000, 600]])
    expect(computeInsets(map, []).bottomInset).toBe(0)
  })

  it('are the largest boxes that are left', () => {
    expect([...insets.freeBoxes].sort()).toEqual(
      [
        [0, 0, 1000, 480],
        [136, 0, 1000, 550],
        [136, 0, 700, 600],
      ].sort(),
    )
    expect(insets.bottomInset).toBe(120)
  })

  it('is all of it where no box is worth anything', () => {
    expect(computeInsets({ width: 200, height: 120 }, [[0, 0, 120, 120]]).freeBoxes).toEqual([[0, 0, 200, 120]])
  })
})

describe('the way into view', () => {
  it('is none for what is there', () => {
    expect(shiftInto([200, 200, 300, 240], insets.freeBoxes)).toEqual([0, 0])
  })

  it('is the shortest: over the edge and no further', () => {
    expect(shiftInto([-50, 200, 50, 240], insets.freeBoxes)).toEqual([50 + VIEW_MARGIN, 0])
    expect(shiftInto([960, -30, 1060, 10], insets.freeBoxes)).toEqual([1000 - VIEW_MARGIN - 1060, 30 + VIEW_MARGIN])
  })

  it('leads out from under the small map by its nearer side', () => {
    expect(shiftInto([30, 430, 90, 470], insets.freeBoxes)).toEqual([0, 480 - VIEW_MARGIN - 470])
    expect(shiftInto([100, 500, 160, 520], insets.freeBoxes)).toEqual([136 + VIEW_MARGIN - 100, 0])
    expect(shiftInto([660, 500, 720, 560], insets.freeBoxes)).toEqual([0, 550 - VIEW_MARGIN - 560])
  })

  it('is none where nothing is large enough', () => {
    expect(shiftInto([0, 0, 990, 590], insets.freeBoxes)).toBeNull()
  })
})
