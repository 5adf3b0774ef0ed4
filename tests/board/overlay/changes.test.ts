// The numbers of those who came or left cover no arrow of the step that they belong to.
import { describe, expect, it } from 'vitest'
import { planArrows } from '../../../src/board/overlay/arrow-routing'
import { arrowRects } from '../../../src/board/overlay/changes'
import { placeBesideArmy } from '../../../src/board/overlay/pill-placement'
import { contains, overlaps } from '../../../src/board/placement/rects'
import { armyRect, battleSquares, markedRect } from '../../../src/board/placement/screen-rects'
import { boardWith, FRONT, laidOut, TEN } from '../orders-fixture'

const view = boardWith(FRONT)
const CAMERA = { x: 40, y: -25 }

describe('what an arrow covers', () => {
  it.each([0.85, 1.2, 1.7])('is its line and its pill, where they stand on the screen, at %s', (k) => {
    const planned = planArrows(TEN, laidOut(view, k), k)
    for (const each of planned) {
      const covered = arrowRects([each], { ...CAMERA, k })
      const uncovered = each.line.filter(([x, y]) => !covered.some((box) => contains([x + CAMERA.x, y + CAMERA.y], box)))
      expect(uncovered).toEqual([])
      expect(covered.at(-1)!.x0).toBeCloseTo(each.pill!.x0 + CAMERA.x)
    }
  })

  it.each([0.85, 1.2, 1.7])('leaves room for a number beside the army it comes from, at %s', (k) => {
    const layout = laidOut(view, k)
    const camera = { ...CAMERA, k }
    for (const each of planArrows(TEN, layout, k)) {
      const covered = arrowRects([each], camera)
      const place = placeBesideArmy(armyRect(each.arrow, each.arrow.from, layout, camera), [36, 20], covered)
      expect(covered.filter((box) => overlaps(box, place))).toEqual([])
    }
  })
})

describe('the mark of a battle', () => {
  it.each([0.85, 1.2, 1.7])('is among what a number leaves to be seen, at %s', (k) => {
    const layout = laidOut(view, k)
    const camera = { ...CAMERA, k }
    const fought = { targets: {}, battles: [{ space: 'lorraine', required: true, resolved: false }] }
    const [mark, ...others] = battleSquares(layout, camera, fought)
    expect(others).toEqual([])
    const room = markedRect('lorraine', layout, camera, fought)
    expect(mark!.x0 >= room.x0 && mark!.x1 <= room.x1 && mark!.y0 >= room.y0 && mark!.y1 <= room.y1).toBe(true)
    // Beside a number whose army ends where the mark begins.
    const army = { x0: mark!.x0 - 80, y0: mark!.y0, x1: mark!.x0 - 6, y1: mark!.y1 }
    expect(overlaps(placeBesideArmy(army, [36, 20], [mark!]), mark!)).toBe(false)
  })
})
