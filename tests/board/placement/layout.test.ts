import { describe, expect, it } from 'vitest'
import { geography } from '../../../src/board/geography/current-board'
import { toScreen } from '../../../src/board/geography/geometry'
import { cellAt } from '../../../src/board/geography/grid'
import { splitInTwo } from '../../../src/board/glyphs/labels'
import { FAR_SCALE } from '../../../src/board/glyphs/totals'
import { NEAR_SCALE } from '../../../src/board/placement/forms'
import { blockAt, cornerOf, layoutBoard, layoutScale, type PlacedBlock } from '../../../src/board/placement/layout'
import { spacesWith, stacksAtSetup, viewWith, words } from '../views'

const spaces = spacesWith(stacksAtSetup)
const view = viewWith(spaces)
const layoutAt = (k: number) => layoutBoard(view, k, new Map(), words)

/** Names and armies of different spaces that lie over each other. */
function covered(placed: readonly PlacedBlock[], k: number): string[] {
  const parts = placed.flatMap((block) =>
    [...(block.label ? [block.label] : []), ...block.armies].map(({ x, y, w, h }) => ({
      space: block.space,
      box: [block.at[0] * k - block.w / 2 + x, block.at[1] * k - block.h / 2 + y, w, h] as const,
    })),
  )
  return parts.flatMap((a, i) =>
    parts
      .slice(i + 1)
      .filter((b) => {
        const [[ax, ay, aw, ah], [bx, by, bw, bh]] = [a.box, b.box]
        const [w, h] = [Math.min(ax + aw, bx + bw) - Math.max(ax, bx), Math.min(ay + ah, by + bh) - Math.max(ay, by)]
        return a.space !== b.space && w > 1 && h > 1
      })
      .map((b) => `${a.space} and ${b.space}`),
  )
}

describe('names and armies', () => {
  it.each([0.5, 0.62, 0.75, 0.85, 1, 1.3, 1.6, 2.4])('stand free of each other at the opening, at %s', (k) => {
    const layout = layoutAt(k)
    expect(covered(layout.placed, layout.k)).toEqual([])
    if (k >= NEAR_SCALE) expect(layout.placed.length).toBe(geography().spaceIds.length)
  })

  it('say everything at working scale: every army a strip, every space its name', () => {
    const { placed } = layoutAt(1)
    for (const block of placed) {
      expect(block.label).not.toBeNull()
      if (block.armies.length > 0) expect(block.form).toBe('strips')
    }
  })

  it.each([0.17, 0.3, 0.49, 0.6])('show every army from afar, at %s', (k) => {
    const shown = new Set(
      layoutAt(k)
        .placed.filter((block) => block.armies.length > 0)
        .map((block) => block.space),
    )
    for (const space of geography().spaceIds) if (spaces[space]!.stacks.length > 0) expect(shown).toContain(space)
  })

  it('keep to their own land from afar', () => {
    const { placed, k } = layoutAt(0.3)
    for (const { space, at, w, h, armies } of placed)
      for (const army of armies) {
        const [x, y] = [at[0] * k - w / 2 + army.x + army.w / 2, at[1] * k - h / 2 + army.y + army.h / 2]
        expect(
          Math.hypot(x - geography().anchors[space]!.label[0] * k, y - geography().anchors[space]!.label[1] * k),
          space,
        ).toBeLessThan(30)
      }
  })

  it('are met by a press on the army or the name', () => {
    const camera = { x: -1200, y: -400, k: layoutScale(1.1) }
    const layout = layoutAt(1.1)
    for (const block of layout.placed) {
      const [left, top] = cornerOf(block, camera)
      const part = block.armies[0] ?? block.label!
      expect(blockAt(layout, camera, left + part.x + part.w / 2, top + part.y + part.h / 2)).toBe(block.space)
    }
    expect(blockAt(layout, camera, ...toScreen([-50, -50], camera))).toBeNull()
  })

  it('share a layout between scales that are close, but not across a change of detail', () => {
    expect(layoutScale(1.1)).toBe(layoutScale(1.11))
    for (const edge of [FAR_SCALE, NEAR_SCALE]) {
      expect(layoutScale(edge)).toBeGreaterThanOrEqual(edge)
      expect(layoutScale(edge - 0.001)).toBeLessThan(edge)
    }
  })

  it('break long names evenly', () => {
    expect(splitInTwo('FRENCH EQUATORIAL AFRICA')).toEqual(['FRENCH', 'EQUATORIAL AFRICA'])
    expect(splitInTwo('CONSTANTINOPLE')).toEqual(['CONSTANTINOPLE'])
    expect(splitInTwo('RUHR')).toEqual(['RUHR'])
  })
})

it('the raster agrees with the shapes', () => {
  for (const space of geography().spaceIds) {
    expect(cellAt(...geography().anchors[space]!.label, space)).toBe(1)
    const seen = cellAt(...geography().anchors[space]!.label, space === 'paris' ? 'london' : 'paris')
    if (space !== 'paris') expect(seen).toBe(geography().shapes.get(space)!.land ? 3 : 2)
  }
})
