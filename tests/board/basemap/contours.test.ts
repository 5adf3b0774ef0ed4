import { describe, expect, it } from 'vitest'
import { CELL, distanceField, type Lattice, traceContour } from '../../../src/board/basemap/contours'
import { shoreField } from '../../../src/board/basemap/shores'
import type { Box } from '../../../src/board/geography/shapes'
import '../views'

/** A round island: its coast and its land are the same ring. */
function island(x: number, y: number, radius: number): Float32Array {
  const steps = 90
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / steps
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  })
  return Float32Array.from(points.flat())
}

/** The curves as lists of points. */
function curves(field: Lattice, level: number): [number, number][][] {
  const found: [number, number][][] = []
  traceContour(field, level, {
    moveTo: (x, y) => found.push([[x, y]]),
    lineTo: (x, y) => found.at(-1)!.push([x, y]),
    closePath: () => {},
  })
  return found
}

const box: Box = [0, 0, 200, 160]
const reach = 13

describe('the lines along the coast', () => {
  const coast = island(100, 80, 40)
  const field = distanceField(box, [coast], [[coast]], reach)

  it.each([3, 6.2, 10])('runs %d px out from an island, as one closed curve out at sea', (level) => {
    const found = curves(field, level)
    expect(found).toHaveLength(1)
    for (const [x, y] of found[0]!) {
      const away = Math.hypot(x - 100, y - 80) - 40
      expect(Math.abs(away - level)).toBeLessThan(0.15)
    }
    // Each step goes to a neighbouring side of a cell, the last one back to the first.
    const [first, last] = [found[0]![0]!, found[0]!.at(-1)!]
    expect(Math.hypot(first[0] - last[0], first[1] - last[1])).toBeLessThan(2 * CELL)
  })

  it('unites the waters of islands that lie close', () => {
    const [a, b] = [island(80, 80, 20), island(126, 80, 20)]
    const both = distanceField(box, [a, b], [[a], [b]], reach)
    expect(curves(both, 2)).toHaveLength(2)
    expect(curves(both, 6)).toHaveLength(1)
  })

  it('meets itself where two parts of a picture meet', () => {
    const left = distanceField([0, 0, 100, 160], [coast], [[coast]], reach)
    const right = distanceField([100, 0, 200, 160], [coast], [[coast]], reach)
    const value = (of: Lattice, column: number, row: number) => of.distances[(row - of.row) * of.across + column - of.column]
    for (let row = 2; row < 78; row++) expect(value(left, 50, row)).toBe(value(right, 50, row))
  })

  it('is counted from the real coast: on land below nothing, in the open sea out of reach', () => {
    const k = 0.5
    const sea = shoreField([300, 400, 420, 480], k, reach)
    const at = (x: number, y: number, { column, row, across, distances }: Lattice) =>
      distances[(Math.round((y * k) / CELL) - row) * across + Math.round((x * k) / CELL) - column]!
    expect(at(700, 900, sea)).toBeGreaterThan(reach)
    const land = shoreField([1000, 480, 1160, 560], k, reach)
    expect(at(2160, 1040, land)).toBeLessThan(0)
  })
})
