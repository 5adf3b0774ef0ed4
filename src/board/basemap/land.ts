/** Draws sea, land and frontiers. The dearest picture on the board, so it is drawn in parts, and only where owners change or new ground comes into view. */

import type { SpaceId } from '../../engine/types/ids.ts'
import { detailAt, islands, pathsOf } from '../geography/paths.ts'
import type { Box } from '../geography/shapes.ts'
import { geography } from '../geography/table.ts'
import type { Camera, Canvas2D } from '../types.ts'
import { drawTitle, TITLE_BOX } from './cartouche.ts'
import { drawFrontiers, drawGrounds, type Frame } from './fills.ts'
import { drawLakes } from './graticule.ts'
import type { Grounds } from './ground.ts'
import { drawSheetEdge } from './neatline.ts'
import { intersection } from './parts.ts'
import { boardBoxOf, clipToBoard, drawSea, type SeaTileCache } from './sea.ts'

/**
 * Draws what the camera sees into a canvas of `ratio` device pixels to the pixel; of it only `part` (pixels of the canvas's
 * own screen), when one is given; `sea`: what of the sea is kept. Parts that meet show no seam, as long as the camera stands on whole device pixels.
 */
export function drawLand(
  ctx: Canvas2D,
  camera: Camera,
  ratio: number,
  grounds: Grounds,
  part?: Box,
  sea?: SeaTileCache | null,
): void {
  const { k } = camera
  const [x0, y0, x1, y1] = part ?? [0, 0, ctx.canvas.width / ratio, ctx.canvas.height / ratio]
  // Whole device pixels: within a pixel that is only partly drawn, sea would shine through land.
  const [left, top] = [Math.floor(x0 * ratio) / ratio, Math.floor(y0 * ratio) / ratio]
  const [right, bottom] = [Math.ceil(x1 * ratio) / ratio, Math.ceil(y1 * ratio) / ratio]
  const whole: Box = [left, top, right, bottom]
  const within = boardBoxOf(whole, camera)
  const frame: Frame = { paths: pathsOf(detailAt(k)), within, k, ratio, grounds }
  const coast = frame.paths.coast(within)
  ctx.save()
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
  ctx.beginPath()
  ctx.rect(left, top, right - left, bottom - top)
  ctx.clip()
  if (sea) sea.draw(ctx, camera, ratio, whole)
  else drawSea(ctx, camera, ratio, whole)
  ctx.save()
  clipToBoard(ctx, camera)
  ctx.lineJoin = 'round'
  drawGrounds(ctx, frame)
  drawLakes(ctx, within, k)
  drawFrontiers(ctx, coast, frame)
  if (intersection(within, TITLE_BOX)) drawTitle(ctx, k)
  ctx.restore()
  ctx.transform(k, 0, 0, k, camera.x, camera.y)
  drawSheetEdge(ctx, k, within)
  ctx.restore()
}

/** Frontiers, and the tint of neighbours along them, reach so far (px) out of a space. */
const BAND_REACH = 8

/** Boxes on the board outside of which nothing changes when these spaces change hands: they and the islands that go with them. */
export function boxesAround(spaces: readonly SpaceId[], k: number): readonly Box[] {
  const changed = new Set(spaces)
  const beside = islands()
    .filter(({ near }) => near !== null && changed.has(near))
    .map(({ box }) => box)
  const reach = BAND_REACH / k
  return [...spaces.map((space) => geography().shapes.get(space)!.box), ...beside].map(
    ([x0, y0, x1, y1]): Box => [x0 - reach, y0 - reach, x1 + reach, y1 + reach],
  )
}
