import { describe, expect, it } from 'vitest'
import { BATTLE_SIZE, TARGET_SIZE } from '../../../src/board/glyphs/badges'
import { cornerOf, layoutBoard } from '../../../src/board/placement/layout'
import { overlaps } from '../../../src/board/placement/rects'
import { battleSpot, markedRect, obstacleRects, targetSpot } from '../../../src/board/placement/screen-rects'
import { spacesWith, stacksAtSetup, viewWith, words } from '../views'

const view = viewWith(spacesWith(stacksAtSetup))
/** From the scale of a telephone up. */
const SCALES = [0.5, 0.66, 0.85, 1, 1.5]
const WEST = [
  'ruhr',
  'alsace',
  'hanover',
  'munich',
  'kiel',
  'belgium',
  'holland',
  'picardy',
  'burgundy',
  'paris',
  'brest',
  'london',
]

describe('round marks', () => {
  it.each(SCALES)('lie on no army and no name at %s', (k) => {
    const layout = layoutBoard(view, k, new Map(), words)
    const parts = obstacleRects(layout, layout.k, 0).map(({ x0, y0, x1, y1 }) => ({
      x0: x0 + 3,
      y0: y0 + 3,
      x1: x1 - 3,
      y1: y1 - 3,
    }))
    const covers = WEST.filter((space) => {
      const block = layout.bySpace.get(space)
      if (!block) return false
      const [left, top] = cornerOf(block, { x: 0, y: 0, k: layout.k })
      const [x, y] = targetSpot(space, layout)
      const disc = {
        x0: left + x - TARGET_SIZE / 2,
        y0: top + y - TARGET_SIZE / 2,
        x1: left + x + TARGET_SIZE / 2,
        y1: top + y + TARGET_SIZE / 2,
      }
      return parts.some((part) => overlaps(disc, part))
    })
    expect(covers).toEqual([])
  })

  it('of a target and of a battle in the same space stand apart, and a ring goes round both', () => {
    const camera = { x: 0, y: 0, k: 1 }
    const layout = layoutBoard(view, 1, new Map(), words)
    const shown = {
      targets: { munich: 'contested' as const },
      battles: [{ space: 'munich', required: true, resolved: false }],
    }
    const [tx, ty] = targetSpot('munich', layout)
    const [bx, by] = battleSpot('munich', layout, true)
    expect(Math.hypot(tx - bx, ty - by)).toBeGreaterThanOrEqual((TARGET_SIZE + BATTLE_SIZE) / 2)
    const [left, top] = cornerOf(layout.bySpace.get('munich')!, camera)
    const around = markedRect('munich', layout, camera, shown)
    for (const [x, y, size] of [
      [tx, ty, TARGET_SIZE],
      [bx, by, BATTLE_SIZE],
    ] as const) {
      expect(left + x - size / 2).toBeGreaterThanOrEqual(around.x0)
      expect(left + x + size / 2).toBeLessThanOrEqual(around.x1)
      expect(top + y - size / 2).toBeGreaterThanOrEqual(around.y0)
      expect(top + y + size / 2).toBeLessThanOrEqual(around.y1)
    }
  })
})
