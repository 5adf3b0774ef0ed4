import { expect, test } from 'vitest'
import { prune, sift } from '../../tools/map/edges'
import type { Point } from '../../tools/map/geometry'
import { groundOf } from '../../tools/map/ground'
import { closedRing, type Edge, edgesAlong, kind } from '../../tools/map/network'

const box = (x0: number, y0: number, x1: number, y1: number): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
]
const outline = (ring: Point[], flips: number) => edgesAlong(closedRing(ring), kind.shore, flips)
const edge = (a: Point, b: Point, kinds: number): Edge => ({ a, b, kinds, flips: 0 })
const areas = { land: 1, channels: 2, fills: 4 }

test('land is inside its outline, but not where a channel is cut, unless a fill lies over it', () => {
  const isLand = groundOf(
    [...outline(box(10, 10, 90, 90), 1), ...outline(box(40, 0, 60, 100), 2), ...outline(box(45, 45, 55, 55), 4)],
    areas,
  )
  expect(isLand([5, 50])).toBe(false)
  expect(isLand([20, 50])).toBe(true)
  expect(isLand([42, 50])).toBe(false)
  expect(isLand([50, 50])).toBe(true)
  expect(isLand([50, 5])).toBe(false)
  expect(isLand([50, 200])).toBe(false)
})

test('a lake in the land is water, an island in the lake is land', () => {
  const isLand = groundOf(
    [...outline(box(0, 0, 90, 90), 1), ...outline(box(20, 20, 70, 70), 1), ...outline(box(40, 40, 50, 50), 1)],
    areas,
  )
  expect([isLand([10, 45]), isLand([30, 45]), isLand([45, 45])]).toEqual([true, false, true])
})

const isLand = groundOf(outline(box(100, 100, 200, 200), 1), areas)
const kindsAfter = (a: Point, b: Point, kinds: number) => sift([edge(a, b, kinds)], isLand).map((one) => one.kinds)

test('a shore needs land on one side only', () => {
  expect(kindsAfter([100, 120], [100, 180], kind.shore)).toEqual([kind.shore])
  expect(kindsAfter([150, 120], [150, 180], kind.shore)).toEqual([])
  expect(kindsAfter([50, 120], [50, 180], kind.shore)).toEqual([])
})

test('a frontier needs land on both sides, a sea line water on both', () => {
  expect(kindsAfter([150, 120], [150, 180], kind.frontier)).toEqual([kind.frontier])
  expect(kindsAfter([100, 120], [100, 180], kind.frontier)).toEqual([])
  expect(kindsAfter([50, 120], [50, 180], kind.seaLine)).toEqual([kind.seaLine])
  expect(kindsAfter([150, 120], [150, 180], kind.seaLine)).toEqual([])
})

test('an edge that was several things is what it can be', () => {
  expect(kindsAfter([100, 120], [100, 180], kind.shore | kind.frontier | kind.seaLine)).toEqual([kind.shore])
})

test('the frame always stays, what lies beyond it never', () => {
  expect(kindsAfter([0, 0], [4200, 0], kind.frame)).toEqual([kind.frame])
  expect(kindsAfter([-20, 10], [-10, 10], kind.seaLine)).toEqual([])
})

test('what leads nowhere is pruned, back to where the ways part', () => {
  const square = edgesAlong(closedRing(box(0, 0, 10, 10)), kind.frontier)
  const spur = edgesAlong(
    [
      [10, 10],
      [15, 15],
      [20, 15],
      [20, 25],
    ],
    kind.frontier,
  )
  expect(prune([...spur, ...square])).toEqual(square)
  expect(prune(spur)).toEqual([])
})

test('a bridge between two rings is no dead end', () => {
  const edges = [
    ...edgesAlong(closedRing(box(0, 0, 10, 10)), kind.shore),
    ...edgesAlong(closedRing(box(20, 10, 30, 20)), kind.shore),
    edge([10, 10], [20, 10], kind.seaLine),
  ]
  expect(prune(edges)).toEqual(edges)
})
