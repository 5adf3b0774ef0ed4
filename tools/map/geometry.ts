/** Plane geometry of the map's making. Board pixels, y down; areas are signed: positive where a ring runs clockwise on paper. */

export type Point = readonly [x: number, y: number]
/** Closed without repeating its first point. */
export type Ring = readonly Point[]
export type Box = readonly [x0: number, y0: number, x1: number, y1: number]

/** The map is cut on a grid of an eighth of a pixel: coarse enough for exact sums, fine enough not to be seen. */
const cellsPerPixel = 8
export const gridPx = 1 / cellsPerPixel

const snap = (value: number): number => Math.round(value * cellsPerPixel) / cellsPerPixel
export const snapPoint = ([x, y]: Point): Point => [snap(x), snap(y)]

/** By square root: quicker than hypot, and rounded alike everywhere. */
export const distance = (a: Point, b: Point): number => Math.sqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2)
export const samePoint = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1]

export function lengthOf(line: readonly Point[]): number {
  let sum = 0
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1]!, line[i]!)
  return sum
}

export function areaOf(ring: Ring): number {
  let sum = 0
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) sum += ring[j]![0] * ring[i]![1] - ring[i]![0] * ring[j]![1]
  return sum / 2
}

export function boxOf(points: readonly Point[]): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    if (x < x0) x0 = x
    if (x > x1) x1 = x
    if (y < y0) y0 = y
    if (y > y1) y1 = y
  }
  return [x0, y0, x1, y1]
}

export const isInBox = ([x0, y0, x1, y1]: Box, [x, y]: Point): boolean => x >= x0 && x <= x1 && y >= y0 && y <= y1

/** By counting crossings; a point on the ring itself may go either way. */
export function isInRing(ring: Ring, [x, y]: Point): boolean {
  let inside = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i]!
    const [xj, yj] = ring[j]!
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside
  }
  return inside
}
