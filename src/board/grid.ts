/** A coarse raster of the board: which space lies under a cell. For placing names and armies, where a few pixels do not matter. */
import { boardSize } from '../content/map'
import type { SpaceId } from '../engine/types/ids'
import { outlines, shapes, spaceIds } from './geometry'

const CELL = 6
const across = Math.ceil(boardSize.width / CELL)
const down = Math.ceil(boardSize.height / CELL)

/** 0 nothing, 1 the space itself, 2 sea, 3 other land. Ground for weighing a place, as seen from one space. */
export type Ground = 0 | 1 | 2 | 3

let cells: Uint8Array | null = null
const numbers = new Map(spaceIds.map((space, i) => [space, i + 1]))
const isLand = spaceIds.map((space) => shapes.get(space)?.land ?? false)

/** Scan lines: where each row enters and leaves a shape. */
function raster(): Uint8Array {
  const filled = new Uint8Array(across * down)
  for (const space of spaceIds) {
    const [, y0, , y1] = shapes.get(space)!.box
    for (let row = Math.max(0, Math.floor(y0 / CELL)); row <= Math.min(down - 1, Math.ceil(y1 / CELL)); row++) {
      const y = (row + 0.5) * CELL + 0.01
      const cuts: number[] = []
      for (const ring of outlines.get(space)!)
        for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
          const [ya, yb] = [ring[j + 1]!, ring[i + 1]!]
          if (ya > y !== yb > y) cuts.push(ring[j]! + ((y - ya) / (yb - ya)) * (ring[i]! - ring[j]!))
        }
      cuts.sort((a, b) => a - b)
      for (let i = 0; i + 1 < cuts.length; i += 2) {
        const from = Math.max(0, Math.ceil(cuts[i]! / CELL - 0.5))
        const to = Math.min(across - 1, Math.floor(cuts[i + 1]! / CELL - 0.5))
        if (to >= from) filled.fill(numbers.get(space)!, row * across + from, row * across + to + 1)
      }
    }
  }
  return filled
}

export function groundAt(x: number, y: number, space: SpaceId): Ground {
  cells ??= raster()
  const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)]
  if (column < 0 || row < 0 || column >= across || row >= down) return 0
  const number = cells[row * across + column]!
  if (number === 0) return 0
  if (number === numbers.get(space)) return 1
  return isLand[number - 1] ? 3 : 2
}
