/** Draws sea, land and frontiers. The dearest picture on the board, so it is drawn in parts, and only where owners change or new ground comes into view. */

import { boardSize } from '../../content/map'
import type { SpaceId } from '../../engine/types/ids'
import { detailAt, islands, pathsOf } from '../geography/paths'
import type { Box } from '../geography/shapes'
import { geography } from '../geography/table'
import { colour, faded } from '../glyphs/colours'
import type { Camera, Canvas2D } from '../types'
import { CARTOUCHE, drawCartouche } from './cartouche'
import { COMPASS, drawCompass } from './compass'
import { drawFrontiers, drawGrounds, type Frame } from './fills'
import { drawGraticule, drawLakes } from './graticule'
import type { Grounds } from './ground'
import { drawSheet } from './neatline'
import { clipped } from './parts'
import { drawScales, SCALES } from './scales'
import { drawShores } from './shores'
import { drawWaters } from './waterNames'

const meets = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

/**
 * Draws what the camera sees into a canvas of `ratio` device pixels to the pixel; of it only `part` (pixels of the canvas's
 * own screen), when one is given. Parts that meet show no seam, as long as the camera stands on whole device pixels.
 */
export function drawLand(ctx: Canvas2D, camera: Camera, ratio: number, grounds: Grounds, part?: Box): void {
  const { x, y, k } = camera
  const [x0, y0, x1, y1] = part ?? [0, 0, ctx.canvas.width / ratio, ctx.canvas.height / ratio]
  // Whole device pixels: within a pixel that is only partly drawn, sea would shine through land.
  const [left, top] = [Math.floor(x0 * ratio) / ratio, Math.floor(y0 * ratio) / ratio]
  const [right, bottom] = [Math.ceil(x1 * ratio) / ratio, Math.ceil(y1 * ratio) / ratio]
  const edge = 12
  const within: Box = [(left - x - edge) / k, (top - y - edge) / k, (right - x + edge) / k, (bottom - y + edge) / k]
  const frame: Frame = { paths: pathsOf(detailAt(k)), within, k, ratio, grounds }
  const coast = frame.paths.coast(within)
  ctx.save()
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
  ctx.beginPath()
  ctx.rect(left, top, right - left, bottom - top)
  ctx.clip()
  ctx.fillStyle = colour('bar')
  ctx.fillRect(left, top, right - left, bottom - top)
  ctx.transform(k, 0, 0, k, x, y)
  ctx.save()
  ctx.beginPath()
  ctx.rect(0, 0, boardSize.width, boardSize.height)
  ctx.clip()
  drawSea(ctx, frame, camera, [left, top, right, bottom])
  drawWaters(ctx, camera, ratio)
  drawGrounds(ctx, frame)
  drawLakes(ctx, within, k)
  drawFrontiers(ctx, coast, frame)
  if (meets(within, CARTOUCHE)) drawCartouche(ctx, k)
  ctx.restore()
  drawSheet(ctx, k)
  ctx.restore()
}

/** Frontiers, and the tint of neighbours along them, reach so far (px) out of a space. */
const REACH = 8

/** Boxes on the board outside of which nothing changes when these spaces change hands: they and the islands that go with them. */
export function aroundSpaces(spaces: readonly SpaceId[], k: number): readonly Box[] {
  const changed = new Set(spaces)
  const beside = islands()
    .filter(({ near }) => near !== null && changed.has(near))
    .map(({ box }) => box)
  const reach = REACH / k
  return [...spaces.map((space) => geography().shapes.get(space)!.box), ...beside].map(
    ([x0, y0, x1, y1]): Box => [x0 - reach, y0 - reach, x1 + reach, y1 + reach],
  )
}

/** Everything that lies under the land and does not depend on who holds it. */
function drawSea(ctx: Canvas2D, { paths, within, k, ratio }: Frame, { x, y }: Camera, [left, top, right, bottom]: Box): void {
  ctx.fillStyle = colour('sea')
  ctx.fillRect(0, 0, boardSize.width, boardSize.height)
  ctx.save()
  ctx.setTransform(ratio, 0, 0, ratio, x * ratio, y * ratio)
  const board: Box = [0, 0, boardSize.width * k, boardSize.height * k]
  const wet = clipped([left - x, top - y, right - x, bottom - y], board)
  if (wet) drawShores(ctx, wet, k)
  ctx.restore()
  drawGraticule(ctx, within, k)
  ctx.lineJoin = 'round'
  ctx.lineCap = 'butt'
  ctx.strokeStyle = faded(colour('seaInk'), 0.5)
  ctx.lineWidth = 1 / k
  ctx.setLineDash([6 / k, 4 / k])
  ctx.stroke(paths.borders('sea', within))
  ctx.setLineDash([])
  if (meets(within, COMPASS)) drawCompass(ctx, k)
  if (meets(within, SCALES)) drawScales(ctx, k)
}
