import { expect, test } from 'vitest'
import { type Point, samePoint } from '../../tools/map/geometry'
import { cutPinches } from '../../tools/map/pinch'

const limits = { neckPx: 2.7, maxDetourPx: 140, maxAreaPx2: 420, ringShare: 0.35 }
const deepest = (line: readonly Point[]): number => Math.max(...line.map(([, y]) => y))

/** A coast along y = 0 with a fjord of some width and depth. */
const fjord = (width: number, depth: number): Point[] => [
  [0, 0],
  [100, 0],
  [100, depth],
  [100 + width, depth],
  [100 + width, 0],
  [220, 0],
]

test('a needle of a fjord is cut off', () => {
  const cut = cutPinches(fjord(1, 30), limits)
  expect(deepest(cut)).toBeLessThan(4)
  expect(cut[0]).toEqual([0, 0])
  expect(cut.at(-1)).toEqual([220, 0])
})

test('a fjord as wide as the neck may be stays', () => {
  expect(deepest(cutPinches(fjord(3, 30), limits))).toBe(30)
})

test('so does a large bay behind a narrow mouth', () => {
  const bay: Point[] = [
    [0, 0],
    [100, 0],
    [100, 5],
    [80, 5],
    [80, 30],
    [122, 30],
    [122, 5],
    [102, 5],
    [102, 0],
    [220, 0],
  ]
  expect(deepest(cutPinches(bay, limits))).toBe(30)
  expect(deepest(cutPinches(bay, { ...limits, maxAreaPx2: 2000 }))).toBeLessThan(6)
})

test('a protected neck stays', () => {
  expect(deepest(cutPinches(fjord(1, 30), limits, [[90, -10, 110, 40]]))).toBe(30)
  expect(deepest(cutPinches(fjord(1, 30), limits, [[300, -10, 400, 40]]))).toBeLessThan(4)
})

test('a small island keeps most of its coast, and stays closed', () => {
  const island: Point[] = [
    [0, 0],
    [20, 0],
    [20, 2],
    [0, 2],
    [0, 0],
  ]
  const cut = cutPinches(island, limits)
  expect(cut.length).toBeGreaterThan(2)
  expect(samePoint(cut[0]!, cut.at(-1)!)).toBe(true)
  expect(Math.max(...cut.map(([x]) => x)) - Math.min(...cut.map(([x]) => x))).toBeGreaterThan(5)
})

test('a coast without necks comes back point for point', () => {
  const coast: Point[] = [
    [0, 0],
    [30, 10],
    [60, -5],
    [90, 20],
  ]
  expect(cutPinches(coast, limits)).toEqual(coast)
})
