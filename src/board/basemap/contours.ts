/**
 * Lines at a fixed distance from the coast, traced on a lattice of distances (marching squares). Stroking the coast with
 * wide pens looked the same and took ten times as long. Lengths are CSS pixels from the board's corner.
 */
import type { Box } from '../geography/shapes.ts'

/** Lattice spacing: the coarsest that still looks round. */
export const CELL = 2

export type Lattice = {
  /** In cells from the board's corner, so that lattices of neighbouring parts coincide. */
  readonly column: number
  readonly row: number
  readonly across: number
  readonly down: number
  /** Positive at sea, negative on land; FAR out of reach and along the edge. */
  readonly distances: Float32Array
}

const FAR = 1e6
/** A contour needs lattice points on both sides. */
const LEVEL_MARGIN = CELL * 1.1

/** Open lines as flat x, y arrays. */
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

/** Writes squared distances to a line into the lattice points within reach. */
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

/** Negates the distances inside the rings (scan lines). */
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
        const cutsOfRow = cuts[y]
        const x = ax + ((y - ay) / (by - ay)) * (bx - ax)
        if (cutsOfRow) cutsOfRow.push(x)
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

/** A Path2D, or a list in tests. */
export type PathSink = { moveTo(x: number, y: number): void; lineTo(x: number, y: number): void; closePath(): void }

// Sides of a cell: 0 top, 1 right, 2 bottom, 3 left. Index: near corners (top left 4, top right 8, bottom right 16, bottom
// left 32) plus the entry side. Value: the exit side, or -1.
const EXIT_SIDES = Int8Array.from({ length: 64 }, (_, which) => {
  const near = (corner: number) => ((which >> 2) & (1 << (corner & 3))) !== 0
  const side = which & 3
  if (near(side) || !near(side + 1)) return -1
  for (let turn = 1; turn < 4; turn++) {
    const other = (side + turn) & 3
    if (near(other) && !near(other + 1)) return other
  }
  return -1
})

/** Traces every closed curve where the distance equals `level`. */
export function traceContour({ column, row, across, down, distances }: Lattice, level: number, pen: PathSink): void {
  const seen = new Uint8Array(across * down)
  // Clamped, because FAR values break the interpolation.
  const low = level - 2 * CELL
  const high = level + 2 * CELL
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
      // Every closed curve enters some cell from the top.
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
