/** What lies on the land: washes and patterns of its owners, the tint inside their outlines, frontiers by weight. */

import type { SpaceId } from '../../engine/types/ids.ts'
import { isBorderIn, isSpaceIn, type Paths } from '../geography/paths.ts'
import { type Box, ORNAMENT } from '../geography/shapes.ts'
import { geography } from '../geography/table.ts'
import { colour, currentTheme, landInk, powerColours, withAlpha } from '../glyphs/colours.ts'
import type { Canvas2D } from '../types.ts'
import { frontierWeight, type Ground, type Grounds } from './ground.ts'
import { drawHachures } from './hachures.ts'
import { armisticeFill, closedFill, colonyFill, contestedFill, minorFill, powerFill } from './patterns.ts'

/** What is drawn at once: only what lies in the box (board pixels) is worth a stroke. */
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

/** Screen widths shrink with the map, and faster than it when it is far. */
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

/** With whom a minor power would go: a thin dashed line in its ally's ink, a little inside its outline. */
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
