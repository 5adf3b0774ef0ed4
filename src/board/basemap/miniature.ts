/** The whole board as small as the minimap: who holds what, and nothing else. Kept until that or the theme changes. */

import { boardSize } from '../../content/map.ts'
import type { Theme } from '../../content/palette.ts'
import type { SpaceId } from '../../engine/types/ids.ts'
import { memoizeLast } from '../../memoize.ts'
import { pathsOf } from '../geography/paths.ts'
import { type Box, ORNAMENT } from '../geography/shapes.ts'
import { geography } from '../geography/table.ts'
import { colour, currentTheme, powerColours, withAlpha } from '../glyphs/colours.ts'
import type { Canvas2D } from '../types.ts'
import { frontierWeight, type Ground, type Grounds, IMPASSABLE } from './ground.ts'

const BOARD_BOX: Box = [0, 0, boardSize.width, boardSize.height]

const reusedCanvas = memoizeLast((_width: number, _ratio: number) => document.createElement('canvas'))

const cachedImage = memoizeLast((grounds: Grounds, width: number, ratio: number, _theme: Theme): HTMLCanvasElement => {
  const canvas = reusedCanvas(width, ratio)
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round((width * ratio * boardSize.height) / boardSize.width)
  paintImage(canvas.getContext('2d')!, canvas.width / boardSize.width, ratio, grounds)
  return canvas
})

/** `width` in pixels of the screen; the canvas has `ratio` times as many. */
export const minimapImage = (grounds: Grounds, width: number, ratio: number): HTMLCanvasElement =>
  cachedImage(grounds, width, ratio, currentTheme())

function washFor(ground: Ground): string {
  if (ground.kind === 'power') return powerColours(ground.power).wash
  if (ground.kind === 'closed') return colour('impassable')
  return ground.kind === 'impassable' ? colour('impassable') : colour('neutral')
}

function paintImage(ctx: Canvas2D, k: number, ratio: number, grounds: Grounds): void {
  const paths = pathsOf(2)
  const line = ratio / k
  ctx.setTransform(k, 0, 0, k, 0, 0)
  ctx.fillStyle = colour('sea')
  ctx.fillRect(...BOARD_BOX)
  const byGround = new Map<Ground, SpaceId[]>([[IMPASSABLE, [ORNAMENT]]])
  for (const [id, ground] of grounds) byGround.set(ground, [...(byGround.get(ground) ?? []), id])
  for (const [ground, ids] of byGround) {
    const path = paths.decor(new Set(ids), BOARD_BOX)
    for (const id of ids) path.addPath(paths.space(id))
    ctx.fillStyle = ground.kind === 'contested' ? powerColours(ground.first).wash : washFor(ground)
    ctx.fill(path)
    if (ground.kind !== 'contested') continue
    // Too small for a hatch: one holder's ink lies half over the other's.
    ctx.fillStyle = withAlpha(powerColours(ground.second).ink, 0.5)
    ctx.fill(path)
  }
  ctx.lineJoin = 'round'
  ctx.strokeStyle = withAlpha(colour('ink'), 0.55)
  ctx.lineWidth = 0.5 * line
  ctx.stroke(paths.coast(BOARD_BOX))
  ctx.strokeStyle = withAlpha(colour('ink'), 0.8)
  ctx.lineWidth = 0.7 * line
  const frontiers = new Path2D()
  for (const border of geography().borders)
    if (border.kind === 'land' && frontierWeight(border, grounds) > 0) frontiers.addPath(paths.border(border))
  ctx.stroke(frontiers)
}
