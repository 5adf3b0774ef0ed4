/** The board in cells of two pixels: whose each is, and whether a line runs through it. Asks of boxes are answered from sums. */
import type { Box, Point } from '../geometry'

const cellPx = 2

export type Outline = readonly Point[]
/** Closed rings of one owner; the owner's number is its place in the list, from 1. */
export type Raster = {
  /** 0 where nobody's. */
  ownerAt(x: number, y: number): number
  /** No line in the box, widened by a pixel: whoever holds its middle holds all of it. */
  isClear(box: Box): boolean
}

export function rasterOf(
  width: number,
  height: number,
  owners: readonly (readonly Outline[])[],
  lines: readonly Outline[],
): Raster {
  const [across, down] = [Math.ceil(width / cellPx), Math.ceil(height / cellPx)]
  const owner = new Uint8Array(across * down)
  owners.forEach((rings, index) => {
    fill(owner, across, down, rings, index + 1)
  })
  const crossed = new Uint8Array(across * down)
  for (const line of lines) trace(crossed, across, down, line)
  const wide = across + 1
  const sums = new Int32Array(wide * (down + 1))
  for (let row = 0; row < down; row++)
    for (let column = 0, sum = 0; column < across; column++) {
      sum += crossed[row * across + column]!
      sums[(row + 1) * wide + column + 1] = sums[row * wide + column + 1]! + sum
    }
  return {
    ownerAt: (x, y) =>
      x < 0 || y < 0 || x >= width || y >= height ? 0 : owner[Math.floor(y / cellPx) * across + Math.floor(x / cellPx)]!,
    isClear: ([x0, y0, x1, y1]) => {
      if (x0 < 1 || y0 < 1 || x1 > width - 1 || y1 > height - 1) return false
      const [left, top] = [Math.floor((x0 - 1) / cellPx), Math.floor((y0 - 1) / cellPx)]
      const [right, bottom] = [Math.floor((x1 + 1) / cellPx) + 1, Math.floor((y1 + 1) / cellPx) + 1]
      return (
        sums[bottom * wide + right]! - sums[top * wide + right]! - sums[bottom * wide + left]! + sums[top * wide + left]! === 0
      )
    },
  }
}

/** Scan lines through the middles of the cells. */
function fill(cells: Uint8Array, across: number, down: number, rings: readonly Outline[], value: number): void {
  const cuts: number[][] = Array.from({ length: down }, () => [])
  for (const ring of rings)
    ring.forEach(([x, y], i) => {
      const [u, v] = ring[(i + 1) % ring.length]!
      const [top, bottom] = [Math.min(y, v), Math.max(y, v)]
      for (let row = Math.max(0, Math.ceil(top / cellPx - 0.5)); row < down && (row + 0.5) * cellPx < bottom; row++)
        cuts[row]!.push(x + (((row + 0.5) * cellPx - y) / (v - y)) * (u - x))
    })
  cuts.forEach((row, n) => {
    row.sort((a, b) => a - b)
    for (let i = 0; i + 1 < row.length; i += 2) {
      const from = Math.max(0, Math.ceil(row[i]! / cellPx - 0.5))
      const to = Math.min(across, Math.ceil(row[i + 1]! / cellPx - 0.5))
      if (to > from) cells.fill(value, n * across + from, n * across + to)
    }
  })
}

function trace(cells: Uint8Array, across: number, down: number, line: Outline): void {
  for (let i = 1; i < line.length; i++) {
    const [[x, y], [u, v]] = [line[i - 1]!, line[i]!]
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(u - x), Math.abs(v - y))))
    for (let n = 0; n <= steps; n++) {
      const column = Math.floor((x + ((u - x) * n) / steps) / cellPx)
      const row = Math.floor((y + ((v - y) * n) / steps) / cellPx)
      if (column >= 0 && row >= 0 && column < across && row < down) cells[row * across + column] = 1
    }
  }
}
