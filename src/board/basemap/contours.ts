/**
 * Lines at a fixed distance from the coast, for the engraved shore: a lattice of distances over the part of the board that is
 * drawn, and the curves along which the distance has one value. Stroking the coast with wide pens gave the same picture and
 * cost ten times as much. Pure; every length is in pixels of the screen, counted from the board's corner.
 */
import type { Box } from '../geography/shapes'

/** Between two points of the lattice. Curves are straight within a cell, so this is as coarse as looks round. */
export const CELL = 2

export type Lattice = {
  /** Of the first point, in cells from the board's corner: lattices of neighbouring parts fall on each other. */
  readonly column: number
  readonly row: number
  readonly across: number
  readonly down: number
  /** From the coast out to sea; negative on land; far away, and along the edge of the lattice, FAR. */
  readonly distances: Float32Array
}

const FAR = 1e6

/** Flat x, y runs of open lines. */
export type Lines = readonly Float32Array[]

export function fieldOf(box: Box, coast: Lines, land: readonly Lines[], reach: number): Lattice {
  const [column, row] = [Math.floor(box[0] / CELL) - 2, Math.floor(box[1] / CELL) - 2]
  const across = Math.ceil(box[2] / CELL) + 3 - column
  const down = Math.ceil(box[3] / CELL) + 3 - row
  const distances = new Float32Array(across * down).fill(FAR)
  const field: Lattice = { column, row, across, down, distances }
  for (const line of coast) spread(field, line, reach + CELL * 1.5)
  for (let i = 0; i < distances.length; i++) if (distances[i] !== FAR) distances[i] = Math.sqrt(distances[i]!)
  for (const rings of land) sink(field, rings)
  for (let i = 0; i < across; i++) distances[i] = distances[(down - 1) * across + i] = FAR
  for (let j = 0; j < down; j++) distances[j * across] = distances[j * across + across - 1] = FAR
  return field
}

/** Squares of distances to a line, for the points of the lattice that lie within reach of it. */
function spread({ column, row, across, down, distances }: Lattice, line: Float32Array, reach: number): void {
  const [left, top] = [column * CELL, row * CELL]
  const square = reach * reach
  for (let p = 2; p < line.length; p += 2) {
    const [ax, ay] = [line[p - 2]! - left, line[p - 1]! - top]
    const [bx, by] = [line[p]! - left, line[p + 1]! - top]
    const i0 = Math.max(0, Math.ceil((Math.min(ax, bx) - reach) / CELL))
    const i1 = Math.min(across - 1, Math.floor((Math.max(ax, bx) + reach) / CELL))
    const j0 = Math.max(0, Math.ceil((Math.min(ay, by) - reach) / CELL))
    const j1 = Math.min(down - 1, Math.floor((Math.max(ay, by) + reach) / CELL))
    const [dx, dy] = [bx - ax, by - ay]
    const over = 1 / (dx * dx + dy * dy || 1)
    for (let j = j0; j <= j1; j++) {
      const py = j * CELL - ay
      for (let i = i0; i <= i1; i++) {
        const px = i * CELL - ax
        let share = (px * dx + py * dy) * over
        share = share < 0 ? 0 : share > 1 ? 1 : share
        const ex = px - share * dx
        const ey = py - share * dy
        const away = ex * ex + ey * ey
        const at = j * across + i
        if (away < square && away < distances[at]!) distances[at] = away
      }
    }
  }
}

/** Turns what lies within the rings into land. */
function sink({ column, row, across, down, distances }: Lattice, rings: Lines): void {
  const cuts: number[][] = []
  let [first, last] = [down, -1]
  for (const ring of rings)
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const [ax, ay] = [ring[j]! / CELL - column, ring[j + 1]! / CELL - row]
      const [bx, by] = [ring[i]! / CELL - column, ring[i + 1]! / CELL - row]
      const from = Math.max(0, Math.floor(Math.min(ay, by)) + 1)
      const to = Math.min(down - 1, Math.floor(Math.max(ay, by)))
      for (let y = from; y <= to; y++) {
        const known = cuts[y]
        const x = ax + ((y - ay) / (by - ay)) * (bx - ax)
        if (known) known.push(x)
        else cuts[y] = [x]
      }
      if (from < first) first = from
      if (to > last) last = to
    }
  for (let y = first; y <= last; y++) {
    const along = cuts[y]?.sort((a, b) => a - b) ?? []
    for (let i = 0; i + 1 < along.length; i += 2) {
      const from = Math.max(0, Math.ceil(along[i]!))
      const to = Math.min(across - 1, Math.floor(along[i + 1]!))
      for (let x = from; x <= to; x++) {
        const at = y * across + x
        if (distances[at]! > 0) distances[at] = -distances[at]!
      }
    }
  }
}

/** What takes the curve: a Path2D, or a list in a test. */
export type Pen = { moveTo(x: number, y: number): void; lineTo(x: number, y: number): void; closePath(): void }

// Sides of a cell: 0 top, 1 right, 2 bottom, 3 left. By which corners are nearer than the level (bits: top left 1, top right 2,
// bottom right 4, bottom left 8), the side by which a curve that keeps the nearer ground on its left leaves, for each side by
// which it may have come in; -1 where none comes in.
const LEAVES: readonly (readonly number[])[] = Array.from({ length: 16 }, (_, mask) => {
  const near = (corner: number) => (mask & (1 << (corner & 3))) !== 0
  return [0, 1, 2, 3].map((side) => {
    // Coming in by a side from outside, its left end as seen from within is corner `side`, clockwise, its right end `side + 1`.
    const [here, next] = [near(side), near(side + 1)]
    if (here || !next) return -1
    for (let turn = 1; turn < 4; turn++) {
      const other = (side + turn) & 3
      if (near(other) && !near(other + 1)) return other
    }
    return -1
  })
})

/** Neighbours differ by a cell at most, but at the edges of the lattice and of what was in reach. */
const bounded = (distance: number, level: number) => Math.max(level - 2 * CELL, Math.min(level + 2 * CELL, distance))

/** Draws every closed curve along which the field has the value `level`. */
export function contour({ column, row, across, down, distances }: Lattice, level: number, pen: Pen): void {
  const seen = new Uint8Array(across * down)
  const cells = across - 1
  const maskAt = (at: number) =>
    (distances[at]! < level ? 1 : 0) |
    (distances[at + 1]! < level ? 2 : 0) |
    (distances[at + across + 1]! < level ? 4 : 0) |
    (distances[at + across]! < level ? 8 : 0)
  for (let j = 0; j < down - 1; j++)
    for (let i = 0; i < cells; i++) {
      const start = j * across + i
      // Every closed curve somewhere comes in by the top of a cell.
      if (seen[start] || distances[start]! < level || !(distances[start + 1]! < level)) continue
      let [x, y, side] = [i, j, 0]
      let drawn = 0
      for (;;) {
        const at = y * across + x
        if (side === 0) {
          if (seen[at]) break
          seen[at] = 1
        }
        const [a, b] =
          side === 0
            ? [at, at + 1]
            : side === 1
              ? [at + 1, at + across + 1]
              : side === 2
                ? [at + across, at + across + 1]
                : [at, at + across]
        const [da, db] = [bounded(distances[a]!, level), bounded(distances[b]!, level)]
        const share = (level - da) / (db - da)
        const px = (column + x + (side === 0 || side === 2 ? share : side === 1 ? 1 : 0)) * CELL
        const py = (row + y + (side === 1 || side === 3 ? share : side === 2 ? 1 : 0)) * CELL
        if (drawn++ === 0) pen.moveTo(px, py)
        else pen.lineTo(px, py)
        const out = LEAVES[maskAt(at)]![side]!
        if (out === 0) y--
        else if (out === 1) x++
        else if (out === 2) y++
        else x--
        side = (out + 2) & 3
      }
      pen.closePath()
    }
}
