import { describe, expect, it } from 'vitest'
import { clickPointOf } from '../../../src/board/geography/geometry'
import { cellAt } from '../../../src/board/geography/grid'
import { routeThrough, smoothLine, zonesBetween } from '../../../src/board/geography/routes'
import { lineAt, pillAt, planArrows } from '../../../src/board/overlay/arrow-routing'
import { cornerOf, type Layout } from '../../../src/board/placement/layout'
import { contains, distance } from '../../../src/board/placement/rects'
import { battleSpot, blockRect } from '../../../src/board/placement/screen-rects'
import type { Point } from '../../../src/content/map'
import { boardWith, FRONT, laidOut, order, TEN } from '../orders-fixture'

const view = boardWith(FRONT)

/** Chips and names on the screen, and whose they are. */
function written(layout: Layout, k: number) {
  return layout.placed.flatMap((block) => {
    const [x, y] = cornerOf(block, { x: 0, y: 0, k })
    const parts = [...block.armies, ...(block.label ? [block.label] : [])]
    return parts.map((part) => ({
      space: block.space,
      rect: { x0: x + part.x, y0: y + part.y, x1: x + part.x + part.w, y1: y + part.y + part.h },
    }))
  })
}

describe('arrows of ten orders round Belgium and Lorraine', () => {
  it.each([0.85, 1.2, 1.7, 2.8])('begin and end beside what is written, never under it, at %s', (k) => {
    const layout = laidOut(view, k)
    const planned = planArrows(TEN, layout, k)
    const parts = written(layout, k)
    expect(planned).toHaveLength(TEN.length)
    for (const { arrow, line } of planned)
      for (const end of [line[0]!, line.at(-1)!]) {
        const under = parts.filter(({ rect }) => contains(end, rect)).map(({ space }) => space)
        expect({ order: `${arrow.from} to ${arrow.to}`, under }).toEqual({ order: `${arrow.from} to ${arrow.to}`, under: [] })
      }
  })

  it.each([0.85, 1.2, 1.7])('have heads that stand apart, at %s', (k) => {
    const tips = planArrows(TEN, laidOut(view, k), k).map(({ line }) => line.at(-1)!)
    for (const [i, tip] of tips.entries()) for (const other of tips.slice(i + 1)) expect(distance(tip, other)).toBeGreaterThan(14)
  })

  it.each([1.2, 1.7])('have pills on no chip and on no other pill, at %s', (k) => {
    const layout = laidOut(view, k)
    const planned = planArrows(TEN, layout, k)
    const pills = planned.map(({ pill }) => pill!)
    const chips = layout.placed.flatMap((block) => {
      const [x, y] = cornerOf(block, { x: 0, y: 0, k })
      return block.armies.map((army) => ({ x0: x + army.x, y0: y + army.y, x1: x + army.x + army.w, y1: y + army.y + army.h }))
    })
    for (const [i, pill] of pills.entries())
      for (const other of [...chips, ...pills.slice(i + 1)]) {
        const w = Math.min(pill.x1, other.x1) - Math.max(pill.x0, other.x0)
        const h = Math.min(pill.y1, other.y1) - Math.max(pill.y0, other.y0)
        expect(w > 3 && h > 3 ? `${TEN[i]!.from} to ${TEN[i]!.to}` : '').toBe('')
      }
  })

  it('stay where they are when one more is drawn', () => {
    const layout = laidOut(view, 1.2)
    const before = planArrows(TEN, layout, 1.2)
    const after = planArrows([...TEN, order('munich', 'ruhr', { infantry: 1 })], layout, 1.2, before)
    expect(after.slice(0, TEN.length)).toEqual(before)
    expect(after.at(-1)!.pill).not.toBeNull()
  })

  it('keep their distance from chips while the map is zoomed', () => {
    const layout = laidOut(view, 1.2)
    const [first] = planArrows(TEN, layout, 1.2)
    const at = (k: number): Point => {
      const [line, block] = [lineAt(first!, k), blockRect('belgium', layout, { x: 0, y: 0, k })]
      return [line.at(-1)![0] - (block.x0 + block.x1) / 2, line.at(-1)![1] - (block.y0 + block.y1) / 2]
    }
    for (const k of [1.15, 1.3]) expect(distance(at(k), at(1.2))).toBeLessThan(0.2)
    expect(pillAt(first!, 1.2)).toBe(first!.pill)
  })
})

describe('landings and loads', () => {
  const fleet = (k: number) => {
    const layout = laidOut(view, k)
    const block = layout.bySpace.get('sz9')!
    const [x, y] = cornerOf(block, { x: 0, y: 0, k })
    const own = block.armies.find(({ strips }) => strips[0]!.power === 'germany')!
    return { layout, rect: { x0: x + own.x - 12, y0: y + own.y - 12, x1: x + own.x + own.w + 14, y1: y + own.y + own.h + 14 } }
  }

  it('begin and end at the ships themselves', () => {
    const { layout, rect } = fleet(1.2)
    const [landing, load] = planArrows(
      [order('sz9', 'london', { infantry: 2 }, 'landing'), order('belgium', 'sz9', { infantry: 1 })],
      layout,
      1.2,
    )
    expect(contains(landing!.line[0]!, rect)).toBe(true)
    expect(contains(load!.line.at(-1)!, rect)).toBe(true)
  })
})

describe('marches', () => {
  it.each([0.5, 1.2])('of two territories go through the one between, at %s', (k) => {
    const march = order('munich', 'belgium', { infantry: 2 }, 'move', ['ruhr'])
    const [through] = planArrows([march], laidOut(view, k), k)
    expect(through!.line.some(([x, y]) => cellAt(x / k, y / k, 'ruhr') === 1)).toBe(true)
    const [other] = planArrows([order('kiel', 'munich', { infantry: 2 }, 'move', ['berlin'])], laidOut(view, k), k)
    expect(other!.line.some(([x, y]) => cellAt(x / k, y / k, 'berlin') === 1)).toBe(true)
    const [round] = planArrows([order('kiel', 'munich', { infantry: 2 }, 'move', ['hanover'])], laidOut(view, k), k)
    expect(round!.line.some(([x, y]) => cellAt(x / k, y / k, 'hanover') === 1)).toBe(true)
    expect(round!.line.some(([x, y]) => cellAt(x / k, y / k, 'berlin') === 1)).toBe(false)
  })
})

describe('voyages', () => {
  it('go over every zone in turn', () => {
    expect(zonesBetween('sz9', 'sz15').length).toBeGreaterThan(0)
    const voyage = order('sz12', 'sz9', { submarine: 1 }, 'sail', [...zonesBetween('sz12', 'sz9')])
    const layout = laidOut(view, 1)
    const [planned] = planArrows([voyage], layout, 1)
    for (const zone of [voyage.from, ...voyage.via!, voyage.to]) {
      const over = planned!.line.some(([x, y]) => cellAt(x, y, zone) === 1)
      expect(over ? zone : `${zone} is left out`).toBe(zone)
    }
  })

  it('go round capes and not over them', () => {
    const voyage = order('sz7', 'sz9', { submarine: 1 }, 'sail', ['sz8'])
    const zones = [voyage.from, ...voyage.via!, voyage.to]
    // From the Atlantic to the far north of the North Sea, with Britain between.
    const route = smoothLine(
      routeThrough(voyage, clickPointOf('sz7'), [clickPointOf('scotland')[0] + 90, clickPointOf('scotland')[1]], 1),
    )
    const ashore = route.filter(([x, y]) => zones.every((zone) => cellAt(x, y, zone) === 3))
    expect(ashore.length).toBeLessThanOrEqual(1)
  })

  it('bend without corners', () => {
    const line = smoothLine([
      [0, 0],
      [100, 0],
      [100, 100],
      [200, 100],
    ] as Point[])
    const turns = line.slice(2).map(([x, y], i) => {
      const [[ax, ay], [bx, by]] = [line[i]!, line[i + 1]!]
      const turn = Math.atan2(y - by, x - bx) - Math.atan2(by - ay, bx - ax)
      return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)))
    })
    expect(Math.max(...turns)).toBeLessThan(0.5)
    expect([line[0], line.at(-1)]).toEqual([
      [0, 0],
      [200, 100],
    ])
  })
})

describe('marks of battles', () => {
  it.each([0.4, 0.85, 1.2])('cover no chip and no name where there is room, at %s', (k) => {
    const layout = laidOut(view, k)
    const parts = written(layout, layout.k)
    const covered = ['belgium', 'lorraine', 'sz9', 'london'].filter((space) => {
      const [x, y] = cornerOf(layout.bySpace.get(space)!, { x: 0, y: 0, k: layout.k })
      const [bx, by] = battleSpot(space, layout, false)
      return parts.some(({ rect }) => contains([x + bx, y + by], rect))
    })
    expect(covered).toEqual([])
  })

  it('leave the left of a name to the class of a target', () => {
    const layout = laidOut(view, 1.2)
    const { label } = layout.bySpace.get('munich')!
    expect(battleSpot('munich', layout, false)[0]).toBeLessThan(label!.x)
    expect(battleSpot('munich', layout, true)).not.toEqual(battleSpot('munich', layout, false))
  })
})

describe('ways that were found before', () => {
  const linesOf = (armies: typeof FRONT, orders = TEN) =>
    planArrows(orders, laidOut(boardWith(armies), 1.2), 1.2).map(({ line }) => line)

  it('are the same while nothing near them has changed, and are found anew where something has', () => {
    const before = linesOf(FRONT)
    const again = linesOf(FRONT)
    expect(again.every((line, i) => line === before[i])).toBe(true)
    const elsewhere = linesOf({ ...FRONT, 'united-states-of-america': { usa: { infantry: 9 } } })
    expect(elsewhere.every((line, i) => line === before[i])).toBe(true)
    const nearer = linesOf({ ...FRONT, belgium: { germany: { infantry: 1 } } })
    expect(nearer.some((line, i) => line !== before[i])).toBe(true)
    expect(linesOf(FRONT)).toEqual(before)
  })
})
