/**
 * Draws sea, land and frontiers. Expensive, so it is drawn in parts, and only where owners change or new ground becomes
 * visible.
 */
import type { SpaceId } from '../../engine/types/ids.ts'
import { geography } from '../geography/current-board.ts'
import { detailAt, isBorderIn, islands, isSpaceIn, type Paths, pathsOf } from '../geography/paths.ts'
import { type Box, ORNAMENT } from '../geography/shapes.ts'
import { colour, currentTheme, landInk, powerColours, withAlpha } from '../glyphs/colours.ts'
import type { Camera, Canvas2D } from '../types.ts'
import { intersection } from './boxes.ts'
import { frontierWeight, type Ground, type Grounds } from './ground.ts'
import { drawHachures } from './hachures.ts'
import { armisticeFill, closedFill, colonyFill, contestedFill, minorFill, powerFill } from './patterns.ts'
import { boardBoxOf, clipToBoard, drawLakes, drawSea, type SeaTileCache } from './sea.ts'
import { drawSheetEdge } from './sheet-edge.ts'
import { drawTitle, TITLE_BOX } from './sheet-ornaments.ts'

/**
 * Draws the camera's view, or only `part` of it (CSS pixels), into a canvas with `ratio` device pixels per CSS pixel.
 * Parts join without a seam if the camera is on whole device pixels.
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
  // Whole device pixels, or the sea would shine through at the edges of a part.
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

/** Frontiers and owner bands extend this far (px) beyond a space. */
const BAND_REACH = 8

/** Boxes (board px) that a change of owner can affect, islands included. */
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

// Owner washes and patterns, owner bands, frontiers.
/** Only what is inside `within` (board px) is drawn. */
export type Frame = {
  readonly paths: Paths
  readonly within: Box
  readonly k: number
  readonly ratio: number
  readonly grounds: Grounds
}

export function drawGrounds(ctx: Canvas2D, frame: Frame): void {
  const { paths, within, k, ratio, grounds } = frame
  const byGround = new Map<Ground, SpaceId[]>()
  for (const [id, ground] of grounds) {
    const alike = byGround.get(ground)
    if (alike) alike.push(id)
    else byGround.set(ground, [id])
  }
  ctx.fillStyle = colour('neutral')
  ctx.fill(paths.decor(null, within))
  for (const [ground, all] of byGround) {
    const ids = all.filter((id) => isSpaceIn(id, within))
    const path = paths.decor(new Set(all), within)
    for (const id of ids) path.addPath(paths.space(id))
    if (ground.kind === 'impassable') {
      if (isSpaceIn(ORNAMENT, within)) path.addPath(paths.space(ORNAMENT))
      ctx.fillStyle = colour('impassable')
      ctx.fill(path)
      for (const id of [...ids, ORNAMENT]) if (isSpaceIn(id, within)) drawHachures(ctx, id, paths.space(id), within, k)
    } else if (ground.kind === 'power') {
      ctx.fillStyle = powerFill(ctx, ground.power, k, ratio)
      ctx.fill(path)
      if (ids.length > 0) drawOwnerBand(ctx, path, ground, ground.power, frame)
    } else if (ground.kind === 'contested') {
      ctx.fillStyle = contestedFill(ctx, ground.first, ground.second, k, ratio)
      ctx.fill(path)
    } else if (ground.kind === 'closed' || ground.kind === 'armistice') {
      ctx.fillStyle = ground.kind === 'closed' ? closedFill(ctx, ground.power, k, ratio) : armisticeFill(ctx, k, ratio)
      ctx.fill(path)
    } else {
      ctx.fillStyle = ground.kind === 'colony' ? colonyFill(ctx, ground.ally, k, ratio) : minorFill(ctx, k, ratio)
      ctx.fill(path)
      if (ground.kind === 'minor' && ground.ally !== 'neutral')
        for (const id of ids) drawAllyBand(ctx, paths.space(id), ground.ally, k)
    }
  }
}

/** Line widths shrink with the scale, faster from afar. */
const widthFactor = (k: number) => Math.min(1, 0.3 + k * 0.9)

/** The tint just inside a power's outline. */
function drawOwnerBand(ctx: Canvas2D, inside: Path2D, ground: Ground, power: string, { paths, within, grounds, k }: Frame) {
  const outline = new Path2D()
  for (const border of geography().borders) {
    const [a, b] = [grounds.get(border.a), grounds.get(border.b)]
    if ((a === ground) !== (b === ground) && isBorderIn(border, within)) outline.addPath(paths.border(border))
  }
  ctx.save()
  ctx.clip(inside)
  ctx.strokeStyle = withAlpha(powerColours(power).ink, landInk().band)
  ctx.lineWidth = (2 * landInk().bandWidth * widthFactor(k)) / k
  ctx.stroke(outline)
  ctx.restore()
}

/** A dashed line in the ally's ink, inside a minor power's outline. */
function drawAllyBand(ctx: Canvas2D, path: Path2D, ally: string, k: number) {
  const [gap, width] = [1.6 * widthFactor(k), 2.2 * widthFactor(k)]
  ctx.save()
  ctx.clip(path)
  ctx.lineCap = 'butt'
  ctx.lineJoin = 'round'
  ctx.strokeStyle = withAlpha(powerColours(ally).ink, 0.9)
  ctx.lineWidth = (2 * (gap + width)) / k
  ctx.setLineDash([(10 * widthFactor(k)) / k, (4.5 * widthFactor(k)) / k])
  ctx.stroke(path)
  ctx.setLineDash([])
  ctx.strokeStyle = colour('neutral')
  ctx.lineWidth = (2 * gap) / k
  ctx.stroke(path)
  ctx.restore()
}

const FRONTIER_STYLES = [
  [0.9, 0.5],
  [1.4, 0.85],
  [2.5, 1],
] as const

export function drawFrontiers(ctx: Canvas2D, coast: Path2D, { paths, within, grounds, k }: Frame): void {
  const thin = (k < 0.5 ? 0.6 + k * 0.8 : 1) * (currentTheme() === 'contrast' ? 1.3 : 1)
  const byWeight = [new Path2D(), new Path2D(), new Path2D()] as const
  for (const border of geography().borders)
    if (border.kind === 'land' && isBorderIn(border, within))
      byWeight[frontierWeight(border, grounds)].addPath(paths.border(border))
  ctx.lineJoin = ctx.lineCap = 'round'
  FRONTIER_STYLES.forEach(([width, ink], weight) => {
    ctx.strokeStyle = withAlpha(colour('ink'), currentTheme() === 'contrast' ? 1 : ink)
    ctx.lineWidth = (width * thin) / k
    ctx.stroke(byWeight[weight]!)
  })
  ctx.strokeStyle = withAlpha(colour('ink'), 0.85)
  ctx.lineWidth = thin / k
  ctx.stroke(coast)
}
