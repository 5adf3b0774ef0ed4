/** Impassable land in engraved style: dunes for the Sahara, peaks for the Himalayas, firs for Siberia. */

import type { Point } from '../../content/map.ts'
import type { SpaceId } from '../../engine/types/ids.ts'
import { geography } from '../geography/current-board.ts'
import { type Box, ORNAMENT } from '../geography/shapes.ts'
import { colour, currentTheme } from '../glyphs/colours.ts'
import type { Canvas2D } from '../types.ts'
import { TITLE_BOX } from './sheet-ornaments.ts'

/** Draws a mark of about `s` board pixels with its foot at x, y; `n` (0 to 1) varies its shape. */
type DrawMark = (path: Path2D, x: number, y: number, s: number, n: number) => void

const dune: DrawMark = (path, x, y, s, n) => {
  const w = s * (0.75 + n * 0.5)
  const h = w * 0.34
  path.moveTo(x - w, y)
  path.quadraticCurveTo(x - w * 0.35, y - h * 1.5, x + w * 0.1, y - h)
  path.quadraticCurveTo(x + w * 0.45, y - h * 0.62, x + w, y)
  path.moveTo(x + w * 0.1, y - h)
  path.quadraticCurveTo(x + w * 0.02, y - h * 0.45, x + w * 0.3, y - h * 0.02)
  for (const [dx, dy] of [
    [1.3, -0.12],
    [1.55, 0.1],
    [0.62, 0.35],
  ] as const) {
    path.moveTo(x + w * dx, y + h * dy)
    path.lineTo(x + w * dx + s * 0.09, y + h * dy)
  }
}

const peak: DrawMark = (path, x, y, s, n) => {
  const w = s * (0.62 + n * 0.3)
  const h = s * (0.85 + n * 0.55)
  path.moveTo(x - w, y)
  path.lineTo(x - w * 0.42, y - h * 0.55)
  path.lineTo(x - w * 0.3, y - h * 0.5)
  path.lineTo(x, y - h)
  path.lineTo(x + w * 0.36, y - h * 0.5)
  path.lineTo(x + w * 0.5, y - h * 0.54)
  path.lineTo(x + w, y)
  // Shade on the east side.
  for (const [top, dx, length] of [
    [0.84, 0.06, 0.34],
    [0.68, 0.17, 0.36],
    [0.5, 0.33, 0.32],
    [0.44, 0.55, 0.28],
    [0.28, 0.72, 0.18],
  ] as const) {
    path.moveTo(x + w * dx, y - h * top)
    path.lineTo(x + w * (dx - 0.09), y - h * (top - length))
  }
}

const fir: DrawMark = (path, x, y, s, n) => {
  if (n > 0.72) {
    for (const [dx, dy] of [
      [-0.5, 0],
      [0.1, -0.2],
      [0.3, 0.12],
    ] as const) {
      path.moveTo(x + s * dx, y + s * dy)
      path.lineTo(x + s * (dx + 0.34), y + s * dy)
    }
    return
  }
  const h = s * (0.8 + n * 0.4)
  path.moveTo(x, y)
  path.lineTo(x, y - h)
  for (const [top, reach] of [
    [0.92, 0.16],
    [0.7, 0.25],
    [0.46, 0.34],
  ] as const) {
    path.moveTo(x - h * reach, y - h * (top - 0.26))
    path.lineTo(x, y - h * top)
    path.lineTo(x + h * reach, y - h * (top - 0.26))
  }
}

type Cover = { readonly mark: DrawMark; readonly across: number; readonly down: number; readonly size: number }

/** CSS pixels at scales that are powers of two. */
const COVERS: Readonly<Record<string, Cover>> = {
  sahara: { mark: dune, across: 46, down: 20, size: 11 },
  himalayas: { mark: peak, across: 26, down: 17, size: 12 },
  [ORNAMENT]: { mark: fir, across: 24, down: 17, size: 10 },
}

/** A hash of three integers, from 0 to 1. */
function hashToUnit(i: number, j: number, n: number): number {
  let h = Math.imul(i, 374761393) ^ Math.imul(j, 668265263) ^ Math.imul(n, 974634281)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** In CSS pixels. */
const NAME_HALF_SIZE = [72, 17] as const

/** Boxes without marks (board px): the name and the title. */
function excludedBoxes(id: SpaceId, k: number): readonly Box[] {
  if (id === ORNAMENT) return [[TITLE_BOX[0] - 26, TITLE_BOX[1] - 26, TITLE_BOX[2] + 26, TITLE_BOX[3] + 46]]
  const names: readonly Point[] = [geography().anchors[id]!.label]
  return names.map(([x, y]) => [
    x - NAME_HALF_SIZE[0] / k,
    y - NAME_HALF_SIZE[1] / k,
    x + NAME_HALF_SIZE[0] / k,
    y + NAME_HALF_SIZE[1] / k + 8 / k,
  ])
}

export function drawHachures(ctx: Canvas2D, id: SpaceId, shape: Path2D, within: Box, k: number): void {
  const cover = COVERS[id]
  if (!cover) return
  // Marks keep their places within a doubling of the scale, so that they do not swim while zooming.
  const octave = 2 ** Math.floor(Math.log2(k) + 0.35)
  const [across, down, size] = [cover.across / octave, cover.down / octave, cover.size / octave]
  const free = excludedBoxes(id, k)
  const [x0, y0, x1, y1] = geography().shapes.get(id)!.box
  const [left, top] = [Math.max(x0, within[0]) - 2 * size, Math.max(y0, within[1]) - 2 * size]
  const [right, bottom] = [Math.min(x1, within[2]) + 2 * size, Math.min(y1, within[3]) + 2 * size]
  const path = new Path2D()
  for (let j = Math.floor(top / down); j * down < bottom; j++)
    for (let i = Math.floor(left / across) - 1; i * across < right; i++) {
      const x = (i + (j & 1) / 2 + (hashToUnit(i, j, 1) - 0.5) * 0.55) * across
      const y = (j + (hashToUnit(i, j, 2) - 0.5) * 0.5) * down
      if (free.some(([fx0, fy0, fx1, fy1]) => x > fx0 - size && y > fy0 && x < fx1 + size && y < fy1 + size * 0.6)) continue
      cover.mark(path, x, y, size, hashToUnit(i, j, 3))
    }
  ctx.save()
  ctx.clip(shape)
  ctx.lineJoin = ctx.lineCap = 'round'
  ctx.strokeStyle = colour('hachure')
  ctx.lineWidth = (currentTheme() === 'contrast' ? 1.1 : 0.85) / k
  ctx.stroke(path)
  ctx.restore()
}
