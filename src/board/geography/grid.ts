/** A raster of the board for placing names and armies, where a few pixels do not matter. */

import { boardSize } from '../../content/map.ts'
import type { SpaceId } from '../../engine/types/ids.ts'
import { memoizeByKey } from '../../memoize.ts'
import { derivedFromBoard, geography, isLandSpace } from './current-board.ts'
import { flatten, type Geography } from './shapes.ts'

const CELL = 6
const across = Math.ceil(boardSize.width / CELL)
const down = Math.ceil(boardSize.height / CELL)

/** 0 nothing, 1 the space itself, 2 sea, 3 other land. */
export type Cell = 0 | 1 | 2 | 3

/** Each cell has the number of its space, from 1. */
type Raster = { readonly cells: Uint8Array; readonly numbers: ReadonlyMap<SpaceId, number>; readonly dry: readonly boolean[] }

/** Scan-line fill. Each edge visits only the rows it crosses, because opening a game waits for this. */
const raster = derivedFromBoard(({ spaceIds, outlines }): Raster => {
  const numbers = new Map(spaceIds.map((space, i) => [space, i + 1]))
  const filled = new Uint8Array(across * down)
  const height = (row: number) => (row + 0.5) * CELL + 0.01
  const rowOf = (y: number) => Math.floor((y - 0.01) / CELL - 0.5)
  for (const space of spaceIds) {
    const cuts: number[][] = []
    for (const ring of outlines.get(space)!)
      for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
        const ya = ring[j + 1]!
        const yb = ring[i + 1]!
        if (ya === yb) continue
        const last = Math.min(down - 1, rowOf(Math.max(ya, yb)) + 1)
        for (let row = Math.max(0, rowOf(Math.min(ya, yb))); row <= last; row++) {
          const y = height(row)
          if (ya > y === yb > y) continue
          const x = ring[j]! + ((y - ya) / (yb - ya)) * (ring[i]! - ring[j]!)
          const cutsOfRow = cuts[row]
          if (cutsOfRow) cutsOfRow.push(x)
          else cuts[row] = [x]
        }
      }
    cuts.forEach((along, row) => {
      along.sort((a, b) => a - b)
      for (let i = 0; i + 1 < along.length; i += 2) {
        const from = Math.max(0, Math.ceil(along[i]! / CELL - 0.5))
        const to = Math.min(across - 1, Math.floor(along[i + 1]! / CELL - 0.5))
        if (to >= from) filled.fill(numbers.get(space)!, row * across + from, row * across + to + 1)
      }
    })
  }
  return { cells: filled, numbers, dry: spaceIds.map(isLandSpace) }
})

export const cellAt = (x: number, y: number, space: SpaceId): Cell => cellReader(space)(x, y)

export function cellReader(space: SpaceId): (x: number, y: number) => Cell {
  const { cells, numbers, dry } = raster()
  const own = numbers.get(space)
  return (x, y) => {
    const column = Math.floor(x / CELL)
    const row = Math.floor(y / CELL)
    if (column < 0 || row < 0 || column >= across || row >= down) return 0
    const number = cells[row * across + column]!
    if (number === 0) return 0
    if (number === own) return 1
    return dry[number - 1] ? 3 : 2
  }
}

/** Summed-area table of cells with lines: four look-ups tell whether a box is free of lines. */
type Sums = { readonly sums: Int32Array; readonly wide: number }
const FINE = 3
const fineAcross = Math.ceil(boardSize.width / FINE)
const fineDown = Math.ceil(boardSize.height / FINE)

function markCrossed(crossed: Uint8Array, rings: Iterable<Float32Array>): void {
  for (const ring of rings)
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const ax = ring[j]!
      const ay = ring[j + 1]!
      const dx = ring[i]! - ax
      const dy = ring[i + 1]! - ay
      const steps = Math.max(1, Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) / (FINE / 4)))
      for (let n = 0; n <= steps; n++) {
        const column = Math.floor((ax + (dx * n) / steps) / FINE)
        const row = Math.floor((ay + (dy * n) / steps) / FINE)
        if (column >= 0 && row >= 0 && column < fineAcross && row < fineDown) crossed[row * fineAcross + column] = 1
      }
    }
}

function prefixSums(crossed: Uint8Array): Sums {
  const wide = fineAcross + 1
  const sums = new Int32Array(wide * (fineDown + 1))
  for (let row = 0; row < fineDown; row++) {
    let sum = 0
    for (let column = 0; column < fineAcross; column++) {
      sum += crossed[row * fineAcross + column]!
      sums[(row + 1) * wide + column + 1] = sums[row * wide + column + 1]! + sum
    }
  }
  return { sums, wide }
}

function isFreeOfLines({ sums, wide }: Sums, x0: number, y0: number, x1: number, y1: number): boolean {
  if (x0 < 2 || y0 < 2 || x1 > boardSize.width - 2 || y1 > boardSize.height - 2) return false
  const left = Math.floor((x0 - 1) / FINE)
  const top = Math.floor((y0 - 1) / FINE)
  const right = Math.floor((x1 + 1) / FINE) + 1
  const bottom = Math.floor((y1 + 1) / FINE) + 1
  return sums[bottom * wide + right]! - sums[top * wide + right]! - sums[bottom * wide + left]! + sums[top * wide + left]! === 0
}

const lineSums = derivedFromBoard(({ outlines, decor }: Geography): { readonly shores: Sums; readonly frontiers: Sums } => {
  const crossed = new Uint8Array(fineAcross * fineDown)
  const ringsOf = (land: boolean) => [...outlines].flatMap(([space, rings]) => (isLandSpace(space) === land ? rings : []))
  markCrossed(crossed, ringsOf(true))
  markCrossed(
    crossed,
    decor.flatMap(({ rings }) => rings.map(flatten)),
  )
  const shores = prefixSums(crossed)
  markCrossed(crossed, ringsOf(false))
  return { shores, frontiers: prefixSums(crossed) }
})

export const rasterSteps: readonly (() => unknown)[] = [raster, lineSums]

/** Tests whether boxes (board px) are wholly inside a space and free of islands; called thousands of times per space. */
export function fitTester(space: SpaceId): (x0: number, y0: number, x1: number, y1: number) => boolean {
  const { frontiers } = lineSums()
  const ground = cellReader(space)
  return (x0, y0, x1, y1) => isFreeOfLines(frontiers, x0, y0, x1, y1) && ground((x0 + x1) / 2, (y0 + y1) / 2) === 1
}

/** Whether a box is wholly on water; zone borders may cross it. */
export function isAtSea(x0: number, y0: number, x1: number, y1: number): boolean {
  if (!isFreeOfLines(lineSums().shores, x0, y0, x1, y1)) return false
  const { cells, dry } = raster()
  const number = cells[Math.floor((y0 + y1) / 2 / CELL) * across + Math.floor((x0 + x1) / 2 / CELL)]!
  return number !== 0 && !dry[number - 1]
}

// How much a sea zone's name tilts along its water.
/** Radians. */
const MAX_TILT = 0.62
const TILT_STEP = Math.PI / 36
/** Length to width from which a name tilts. */
const MIN_STRETCH = 1.5
/** Board px around the name. */
const SAMPLE_RADIUS = 170
const SAMPLE_STEP = 14

/** Radians, clockwise; 0 for level or round waters. Principal axis of the sampled cells. */
export const tiltOf = (space: SpaceId): number => tilts()(space)

const tilts = derivedFromBoard(() => memoizeByKey(computeTilt))

function computeTilt(space: SpaceId): number {
  const [cx, cy] = geography().anchors[space]!.label
  let [n, sx, sy, xx, yy, xy] = [0, 0, 0, 0, 0, 0]
  for (let dx = -SAMPLE_RADIUS; dx <= SAMPLE_RADIUS; dx += SAMPLE_STEP)
    for (let dy = -SAMPLE_RADIUS; dy <= SAMPLE_RADIUS; dy += SAMPLE_STEP) {
      if (dx * dx + dy * dy > SAMPLE_RADIUS * SAMPLE_RADIUS || cellAt(cx + dx, cy + dy, space) !== 1) continue
      n++
      sx += dx
      sy += dy
      xx += dx * dx
      yy += dy * dy
      xy += dx * dy
    }
  if (n < 8) return 0
  const [vx, vy, v] = [xx / n - (sx / n) ** 2, yy / n - (sy / n) ** 2, xy / n - (sx * sy) / n ** 2]
  const spread = Math.sqrt((vx - vy) ** 2 + 4 * v * v)
  if (vx + vy + spread < MIN_STRETCH * MIN_STRETCH * (vx + vy - spread)) return 0
  const turn = Math.atan2(2 * v, vx - vy) / 2
  const held = Math.max(-MAX_TILT, Math.min(MAX_TILT, turn))
  return Math.round(held / TILT_STEP) * TILT_STEP
}
