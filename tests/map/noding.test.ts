import { expect, test } from 'vitest'
import type { Point } from '../../tools/map/geometry'
import { type Edge, edgesAlong, kind } from '../../tools/map/network'
import { node } from '../../tools/map/noding'

const edge = (a: Point, b: Point, kinds: number = kind.frontier, flips = 0): Edge => ({ a, b, kinds, flips })
/** Ends of edges in a fixed order, for comparison. */
const ends = (edges: readonly Edge[]) => edges.map(({ a, b }) => [a.join(), b.join()].sort().join(' - ')).sort()

test('a cross becomes four edges', () => {
  const noded = node([edge([0, 0], [10, 10]), edge([0, 10], [10, 0])])
  expect(ends(noded)).toEqual(['0,0 - 5,5', '0,10 - 5,5', '10,0 - 5,5', '10,10 - 5,5'])
})

test('where an end lies on an edge, the edge is cut there', () => {
  expect(ends(node([edge([0, 0], [10, 0]), edge([4, 0], [4, 7])]))).toEqual(['0,0 - 4,0', '10,0 - 4,0', '4,0 - 4,7'])
})

test('an end beside an edge cuts it only within the width of a grid cell', () => {
  // 0.056 px off the edge, as rounding leaves it
  const close = node([edge([0, 0], [16, 0.125]), edge([7, 0], [7, -5])])
  expect(close.length).toBe(3)
  const apart = node([edge([0, 0], [16, 0]), edge([7, -0.125], [7, -5])])
  expect(apart.length).toBe(2)
})

test('edges that share an end, or do not meet, stay as they are', () => {
  const edges = [edge([0, 0], [10, 0]), edge([10, 0], [20, 5]), edge([0, 50], [10, 50])]
  expect(node(edges)).toEqual(edges)
})

test('copies become one edge that is both, in whichever direction they ran', () => {
  const noded = node([edge([0, 0], [10, 0], kind.shore, 1), edge([10, 0], [0, 0], kind.frontier, 2)])
  expect(noded).toEqual([edge([0, 0], [10, 0], kind.shore | kind.frontier, 3)])
})

test('an outline laid twice encloses nothing: what its crossing flips is XORed', () => {
  const noded = node([edge([0, 0], [10, 0], kind.shore, 1), edge([10, 0], [0, 0], kind.shore, 1)])
  expect(noded).toEqual([edge([0, 0], [10, 0], kind.shore, 0)])
})

test('edges that overlap in part share only the common stretch', () => {
  const noded = node([edge([0, 0], [10, 0], kind.shore, 1), edge([4, 0], [16, 0], kind.frontier, 2)])
  expect(ends(noded)).toEqual(['0,0 - 4,0', '10,0 - 16,0', '10,0 - 4,0'])
  expect(noded.find(({ a, b }) => a[0] + b[0] === 14)).toMatchObject({ kinds: kind.shore | kind.frontier, flips: 3 })
})

test('crossings lie on the grid, and no two edges cross afterwards', () => {
  const fan = Array.from({ length: 12 }, (_, i) => edge([0, i * 3], [40, 35 - i * 2.875]))
  const noded = node(fan)
  for (const { a, b } of noded) for (const value of [...a, ...b]) expect(Number.isInteger(value * 8)).toBe(true)
  const turn = (a: Point, b: Point, c: Point) => Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
  for (const one of noded)
    for (const other of noded)
      expect(
        turn(one.a, one.b, other.a) * turn(one.a, one.b, other.b) < 0 &&
          turn(other.a, other.b, one.a) * turn(other.a, other.b, one.b) < 0,
      ).toBe(false)
})

test('steps of no length are no edges', () => {
  const line: Point[] = [
    [0, 0],
    [0, 0],
    [1, 0],
  ]
  expect(edgesAlong(line, kind.shore).length).toBe(1)
})
