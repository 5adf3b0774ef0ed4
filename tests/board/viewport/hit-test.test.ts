import { describe, expect, it } from 'vitest'
import { geography } from '../../../src/board/geography/current-board'
import { clickPointOf, distanceToOutline, nearestOf, toBoard, toScreen } from '../../../src/board/geography/geometry'
import { type Layout, layoutBoard } from '../../../src/board/placement/layout'
import type { Camera } from '../../../src/board/types'
import { FINGER_RADIUS, hitTest } from '../../../src/board/viewport/hit-test'
import { spacesWith, stacksAtSetup, viewWith, words } from '../views'

const view = viewWith(spacesWith(stacksAtSetup))
const layoutAt = (k: number): Layout => layoutBoard(view, k, new Map(), words)

/** A camera that has the place of a space's name at (400, 300). */
const over = (space: string, k: number): Camera => {
  const [x, y] = clickPointOf(space)
  return { k, x: 400 - x * k, y: 300 - y * k }
}
const bare = (camera: Camera, lit: readonly string[] = [], selected: string | null = null) => ({
  layout: null,
  camera,
  lit,
  selected,
})

/** Points of the screen, step by step to the right from (400, 300). */
const eastwards = Array.from({ length: 60 }, (_, i) => 400 + i * 2)

describe('what a press means', () => {
  it('is the army under it, whatever ground that covers', () => {
    const layout = layoutAt(1)
    for (const block of layout.placed) {
      const part = block.armies[0]
      if (!part) continue
      const camera = over(block.space, 1)
      const [x, y] = toScreen(block.at, camera)
      const at = [x - block.w / 2 + part.x + part.w / 2, y - block.h / 2 + part.y + part.h / 2] as const
      for (const finger of [false, true])
        expect(hitTest({ layout, camera, lit: ['paris'], selected: null }, ...at, finger)).toBe(block.space)
    }
  })

  it('is the ground under it, to a mouse and to a finger', () => {
    for (const space of geography().spaceIds)
      for (const finger of [false, true]) expect(hitTest(bare(over(space, 2.8)), 400, 300, finger)).toBe(space)
  })

  it('is a space too small to be met: from 14 px to a mouse, from 22 px to a finger', () => {
    // Alone in its ocean, from afar.
    const island = 'madagascar'
    const camera = over(island, (14 / geography().anchors[island]!.radius) * 0.9)
    const away = (x: number) => distanceToOutline(...toBoard([x, 300], camera), island) * camera.k
    const reach = (finger: boolean) => away(eastwards.filter((x) => hitTest(bare(camera), x, 300, finger) === island).at(-1)!)
    expect(reach(false)).toBeGreaterThan(11)
    expect(reach(false)).toBeLessThanOrEqual(14)
    expect(reach(true)).toBeGreaterThan(19)
    expect(reach(true)).toBeLessThanOrEqual(FINGER_RADIUS)
  })

  it('is a lit space beside unlit ground, to a finger only', () => {
    const camera = over('ruhr', 1)
    const border = eastwards.find((x) => hitTest(bare(camera), x, 300) === 'hanover')!
    const x = border + 10
    expect(hitTest(bare(camera, ['ruhr']), x, 300)).toBe('hanover')
    expect(hitTest(bare(camera, ['ruhr']), x, 300, true)).toBe('ruhr')
    expect(hitTest(bare(camera, ['ruhr']), border + FINGER_RADIUS + 8, 300, true)).toBe('hanover')
  })

  it('stays on lit ground and on what is chosen, whatever is lit beside it', () => {
    const camera = over('ruhr', 1)
    const x = eastwards.find((each) => hitTest(bare(camera), each, 300) === 'hanover')! + 10
    expect(hitTest(bare(camera, ['ruhr', 'hanover']), x, 300, true)).toBe('hanover')
    expect(hitTest(bare(camera, ['ruhr'], 'hanover'), x, 300, true)).toBe('hanover')
  })

  it('is the army beside a finger where nothing is lit', () => {
    const layout = layoutAt(1)
    const camera = over('munich', 1)
    const block = layout.bySpace.get('munich')!
    const part = block.armies[0]!
    const [cx, cy] = toScreen(block.at, camera)
    const left = cx - block.w / 2 + part.x
    const top = cy - block.h / 2 + part.y
    const below = top + part.h / 2 + FINGER_RADIUS - 2
    expect(below).toBeGreaterThan(top + part.h + 2)
    expect(hitTest({ layout, camera, lit: [], selected: null }, left + part.w / 2, below, true)).toBe('munich')
  })
})

describe('the nearest of some spaces', () => {
  it('is the one the point lies in, else the nearest within reach, else none', () => {
    const [x, y] = clickPointOf('ruhr')
    expect(nearestOf(['paris', 'ruhr'], x, y, 5)).toBe('ruhr')
    expect(nearestOf(['paris', 'hanover'], x, y, 400)).toBe('hanover')
    expect(nearestOf(['paris'], x, y, 5)).toBeNull()
    expect(nearestOf([], x, y, 500)).toBeNull()
  })
})
