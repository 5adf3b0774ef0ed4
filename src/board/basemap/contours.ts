/**
 * Lines at a fixed distance from the coast, for the engraved shore: a lattice of distances over the part of the board that is
 * drawn, and the curves along which the distance has one value. Stroking the coast with wide pens gave the same picture and
 * cost ten times as much. Pure; every length is in pixels of the screen, counted from the board's corner.
 */
import type { Box } from '../geography/shapes.ts'

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
/** A curve runs between points of the lattice that lie on both sides of it, so those a cell farther out are measured too. */
const LEVEL_MARGIN = CELL * 1.1

/** Flat x, y runs of open lines. */
export type Polylines = readonly Float32Array[]

export function distanceField(box: Box, coast: Polylines, land: readonly Polylines[], reach: number): Lattice {
  const [column, row] = [Math.floor(box[0] / CELL) - 2, Math.floor(box[1] / CELL) - 2]
  const across = Math.ceil(box[2] / CELL) + 3 - column
  const down = Math.ceil(box[3] / CELL) + 3 - row
  const distances = new Float32Array(across * down).fill(FAR)
  const field: Lattice = { column, row, across, down, distances }
  for (const line of coast) addLineDistances(field, line, reach + LEVEL_MARGIN)
  for (let i = 0; i < distances.length; i++) if (distances[i] !== FAR) distances[i] = Math.sqrt(distances[i]!)
  for (const rings of land) markLand(field, rings)
  for (let i = 0; i < across; i++) distances[i] = distances[(down - 1) * across + i] = FAR
  for (let j = 0; j < down; j++) distances[j * across] = distances[j * across + across - 1] = FAR
  return field
}

/** Squares of distances to a line, for the points of the lattice that lie within reach of it. */
function addLineDistances({ column, row, across, down, distances }: Lattice, line: Float32Array, reach: number): void {
  const left = column * CELL
  const top = row * CELL
  const square = reach * reach
  for (let p = 2; p < line.length; p += 2) {
    const ax = line[p - 2]! - left
    const ay = line[p - 1]! - top
    const bx = line[p]! - left
    const by = line[p + 1]! - top
    const x0 = ax < bx ? ax : bx
    const x1 = ax < bx ? bx : ax
    const y0 = ay < by ? ay : by
    const y1 = ay < by ? by : ay
    if (x1 + reach < 0 || y1 + reach < 0 || x0 - reach > across * CELL) continue
    const j0 = Math.max(0, Math.ceil((y0 - reach) / CELL))
    const j1 = Math.min(down - 1, Math.floor((y1 + reach) / CELL))
    const dx = bx - ax
    const dy = by - ay
    const over = 1 / (dx * dx + dy * dy || 1)
    for (let j = j0; j <= j1; j++) {
      const y = j * CELL
      // Of a row that passes the line at a distance only what lies within reach.
      const beyond = y < y0 ? y0 - y : y > y1 ? y - y1 : 0
      const aside = Math.sqrt(square - beyond * beyond)
      const i0 = Math.max(0, Math.ceil((x0 - aside) / CELL))
      const i1 = Math.min(across - 1, Math.floor((x1 + aside) / CELL))
      const py = y - ay
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
function markLand({ column, row, across, down, distances }: Lattice, rings: Polylines): void {
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
export type PathSink = { moveTo(x: number, y: number): void; lineTo(x: number, y: number): void; closePath(): void }

// Sides of a cell: 0 top, 1 right, 2 bottom, 3 left. By which corners are nearer than the level (bits: top left 1, top right 2,
// bottom right 4, bottom left 8) and by which side a curve that keeps the nearer ground on its left has come in, the side by
// which it leaves; -1 where none comes in.
const EXIT_SIDES = Int8Array.from({ length: 64 }, (_, which) => {
  const near = (corner: number) => ((which >> 2) & (1 << (corner & 3))) !== 0
  const side = which & 3
  // Coming in by a side from outside, its left end as seen from within is corner `side`, clockwise, its right end `side + 1`.
  if (near(side) || !near(side + 1)) return -1
  for (let turn = 1; turn < 4; turn++) {
    const other = (side + turn) & 3
    if (near(other) && !near(other + 1)) return other
  }
  return -1
})

/** Draws every closed curve along which the field has the value `level`. */
export function traceContour({ column, row, across, down, distances }: Lattice, level: number, pen: PathSink): void {
  const seen = new Uint8Array(across * down)
  // Neighbours differ by a cell at most, but at the edges of the lattice and of what was in reach.
  const low = level - 2 * CELL
  const high = level + 2 * CELL
  /** Where the level lies between two points of the lattice. */
  const shareOf = (a: number, b: number) => {
    const da = distances[a]!
    const db = distances[b]!
    const from = da < low ? low : da > high ? high : da
    const to = db < low ? low : db > high ? high : db
    return (level - from) / (to - from)
  }
  for (let j = 0; j < down - 1; j++)
    for (let i = 0; i < across - 1; i++) {
      const start = j * across + i
      // Every closed curve somewhere comes in by the top of a cell.
      if (!(distances[start + 1]! < level) || distances[start]! < level || seen[start]) continue
      let x = i
      let y = j
      let side = 0
      let drawn = false
      for (;;) {
        const at = y * across + x
        const below = at + across
        let px = x
        let py = y
        if (side === 0) {
          if (seen[at]) break
          seen[at] = 1
          px += shareOf(at, at + 1)
        } else if (side === 1) {
          px += 1
          py += shareOf(at + 1, below + 1)
        } else if (side === 2) {
          px += shareOf(below, below + 1)
          py += 1
        } else py += shareOf(at, below)
        if (drawn) pen.lineTo((column + px) * CELL, (row + py) * CELL)
        else pen.moveTo((column + px) * CELL, (row + py) * CELL)
        drawn = true
        const near =
          (distances[at]! < level ? 4 : 0) |
          (distances[at + 1]! < level ? 8 : 0) |
          (distances[below + 1]! < level ? 16 : 0) |
          (distances[below]! < level ? 32 : 0)
        const out = EXIT_SIDES[near | side]!
        if (out === 0) y--
        else if (out === 1) x++
        else if (out === 2) y++
        else x--
        side = (out + 2) & 3
      }
      pen.closePath()
    }
}
