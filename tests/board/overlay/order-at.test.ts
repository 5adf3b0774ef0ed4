import { describe, expect, it } from 'vitest'
import { lineAt, pillAt, planArrows, planningScale } from '../../../src/board/overlay/arrow-routing'
import { orderAt } from '../../../src/board/overlay/arrows'
import { centre } from '../../../src/board/placement/rects'
import type { Point } from '../../../src/content/map'
import { boardWith, FRONT, laidOut, TEN } from '../orders-fixture'

const layout = laidOut(boardWith(FRONT), 1)
const k = planningScale(layout)
const camera = { x: -300, y: -120, k }
const planned = planArrows(TEN, layout, k)
const handles = TEN.map((arrow) => ({ arrow, name: `${arrow.from} › ${arrow.to}` }))
const onStage = ([x, y]: Point): Point => [x + camera.x, y + camera.y]
const at = (point: Point, more: { finger?: boolean; pillsOnly?: boolean } = {}, which = handles) =>
  orderAt(planned, which, camera, { at: point, finger: false, pillsOnly: false, ...more })?.arrow ?? null

describe('a press on an order', () => {
  it('is met on every pill', () => {
    for (const each of planned) expect(at(onStage(centre(pillAt(each, k)!)))).toBe(each.arrow)
  })

  it('is met on the shaft, where no pill lies on it', () => {
    const each = planned[0]!
    const bare = lineAt(each, k).filter((point) =>
      planned.every((other) => {
        const pill = pillAt(other, k)!
        return point[0] < pill.x0 - 3 || point[0] > pill.x1 + 3 || point[1] < pill.y0 - 3 || point[1] > pill.y1 + 3
      }),
    )
    expect(bare.length).toBeGreaterThan(0)
    expect(bare.map((point) => at(onStage(point)))).toContain(each.arrow)
  })

  it('reaches further with a finger than with a mouse', () => {
    const each = planned[0]!
    const { x0, y0, y1 } = pillAt(each, k)!
    const beside = onStage([x0 - 9, (y0 + y1) / 2])
    expect(at(beside, { finger: true }, [handles[0]!])).toBe(each.arrow)
    expect(at(beside, { pillsOnly: true }, [handles[0]!])).toBeNull()
  })

  it('leaves the land under the arrows alone while it is aimed at', () => {
    const each = planned[0]!
    const tip = onStage(lineAt(each, k).at(-2)!)
    expect(at(tip, { pillsOnly: true }, [handles[0]!])).toBeNull()
    expect(at(tip, {}, [handles[0]!])).toBe(each.arrow)
  })

  it('means nothing where an order stands fast, or where nothing is', () => {
    const each = planned[0]!
    expect(at(onStage(centre(pillAt(each, k)!)), {}, [])).toBeNull()
    expect(at([-5000, -5000])).toBeNull()
  })
})
