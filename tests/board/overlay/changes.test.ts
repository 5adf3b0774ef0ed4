// The numbers of those who came or left cover no arrow of the step that they belong to.
import { describe, expect, it } from 'vitest'
import { planArrows } from '../../../src/board/overlay/arrowRouting'
import { besideArmy } from '../../../src/board/overlay/besideArmy'
import { coveredBy } from '../../../src/board/overlay/changes'
import { armyRect } from '../../../src/board/placement/blockRects'
import { meets, within } from '../../../src/board/placement/rects'
import { boardWith, FRONT, laidOut, TEN } from '../orders-fixture'

const view = boardWith(FRONT)
const CAMERA = { x: 40, y: -25 }

describe('what an arrow covers', () => {
  it.each([0.85, 1.2, 1.7])('is its line and its pill, where they stand on the screen, at %s', (k) => {
    const planned = planArrows(TEN, laidOut(view, k), k)
    for (const each of planned) {
      const covered = coveredBy([each], { ...CAMERA, k })
      const uncovered = each.line.filter(([x, y]) => !covered.some((box) => within([x + CAMERA.x, y + CAMERA.y], box)))
      expect(uncovered).toEqual([])
      expect(covered.at(-1)!.x0).toBeCloseTo(each.pill!.x0 + CAMERA.x)
    }
  })

  it.each([0.85, 1.2, 1.7])('leaves room for a number beside the army it comes from, at %s', (k) => {
    const layout = laidOut(view, k)
    const camera = { ...CAMERA, k }
    for (const each of planArrows(TEN, layout, k)) {
      const covered = coveredBy([each], camera)
      const place = besideArmy(armyRect(each.arrow, each.arrow.from, layout, camera), [36, 20], covered)
      expect(covered.filter((box) => meets(box, place))).toEqual([])
    }
  })
})
