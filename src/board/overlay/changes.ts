/** Changes of a step: outlines of land with a new owner, and unit counts that changed. */
import { clickPointOf, toScreen } from '../geography/geometry.ts'
import { detailAt, pathsOf } from '../geography/paths.ts'
import { colour, powerColours, withAlpha } from '../glyphs/colours.ts'
import { drawSprites, NUMBER_FONT, type PlacedSprite, type Sprite, spriteOf, textWidth } from '../glyphs/sprites.ts'
import { cornerOf, type Layout } from '../placement/layout.ts'
import { type Rect, rectAt, union } from '../placement/rects.ts'
import { battleSquares, obstacleRects } from '../placement/screen-rects.ts'
import type { BoardView, Camera, Canvas2D, ChangedSpace } from '../types.ts'
import { lineAt, type PlannedArrow, pillAt } from './arrow-routing.ts'
import { placeBesideArmy } from './pill-placement.ts'

/** Drawn under names and armies. */
export function drawChangedLand(ctx: Canvas2D, camera: Camera, ratio: number, changed: readonly ChangedSpace[]): void {
  const { k } = camera
  const paths = pathsOf(detailAt(k))
  ctx.save()
  ctx.setTransform(k * ratio, 0, 0, k * ratio, camera.x * ratio, camera.y * ratio)
  ctx.lineJoin = ctx.lineCap = 'round'
  for (const { space, held } of changed) {
    if (!held) continue
    for (const [ink, width] of [
      [withAlpha(colour('card'), 0.92), 7],
      [colour('ink'), 2.75],
    ] as const) {
      ctx.strokeStyle = ink
      ctx.lineWidth = width / k
      ctx.stroke(paths.space(space))
    }
  }
  ctx.restore()
}

const HEIGHT = 20
const COUNT_FONT = `700 13px ${NUMBER_FONT}`
const PILL_GAP = 3

/** Gains are filled, losses framed, so that they do not depend on hue. */
function changePill(power: string, by: number): Sprite {
  const text = by > 0 ? `+${by}` : `−${-by}`
  const w = Math.round(textWidth(text, COUNT_FONT) + 14)
  return spriteOf(`change ${power} ${by}`, w, HEIGHT, (ctx) => {
    const { ink, glyph } = powerColours(power)
    ctx.beginPath()
    ctx.roundRect(-1, -1, w + 2, HEIGHT + 2, HEIGHT / 2 + 1)
    ctx.fillStyle = colour('card')
    ctx.fill()
    ctx.beginPath()
    ctx.roundRect(0.5, 0.5, w - 1, HEIGHT - 1, HEIGHT / 2)
    if (by > 0) {
      ctx.fillStyle = ink
      ctx.fill()
    }
    ctx.strokeStyle = colour('ink')
    ctx.lineWidth = by > 0 ? 1 : 1.5
    ctx.stroke()
    ctx.font = COUNT_FONT
    ctx.textAlign = 'center'
    ctx.textBaseline = 'middle'
    ctx.fillStyle = by > 0 ? glyph : colour('ink')
    ctx.fillText(text, w / 2, HEIGHT / 2 + 1)
  })
}

type Army = ChangedSpace['armies'][number]
const changePills = ({ power, gained, lost }: Army): Sprite[] => [
  ...(gained > 0 ? [changePill(power, gained)] : []),
  ...(lost > 0 ? [changePill(power, -lost)] : []),
]

const shiftRect = ({ x0, y0, x1, y1 }: Rect, x: number, y: number): Rect => ({ x0: x0 + x, y0: y0 + y, x1: x1 + x, y1: y1 + y })

const screenParts = (layout: Layout, { x, y, k }: Camera): Rect[] =>
  obstacleRects(layout, k, 0).map((part) => shiftRect(part, x, y))

const SHAFT_HALF = 5

export function arrowRects(planned: readonly PlannedArrow[], { x, y, k }: Camera): Rect[] {
  return planned.flatMap((each) => {
    const pill = pillAt(each, k)
    const shaft = lineAt(each, k).map(([px, py]) =>
      rectAt(px + x - SHAFT_HALF, py + y - SHAFT_HALF, 2 * SHAFT_HALF, 2 * SHAFT_HALF),
    )
    return pill ? [...shaft, shiftRect(pill, x, y)] : shaft
  })
}

export function drawChangedArmies(
  ctx: Canvas2D,
  camera: Camera,
  ratio: number,
  layout: Layout,
  view: Pick<BoardView, 'changed' | 'targets' | 'battles'>,
  planned: readonly PlannedArrow[],
): void {
  ctx.save()
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
  const stamps: PlacedSprite[] = []
  const taken = [...screenParts(layout, camera), ...battleSquares(layout, camera, view), ...arrowRects(planned, camera)]
  for (const { space, armies } of view.changed ?? []) {
    const block = layout.bySpace.get(space)
    const [left, top] = block ? cornerOf(block, camera) : toScreen(clickPointOf(space), camera)
    const all = block?.armies ?? []
    for (const army of armies) {
      const own = all.filter(({ strips }) => strips.length === 1 && strips[0]!.power === army.power)
      const parts = (own.length > 0 ? own : all).map(({ x, y, w, h }) => rectAt(left + x, top + y, w, h))
      const sprites = changePills(army)
      const width = sprites.reduce((sum, { w }) => sum + w + PILL_GAP, -PILL_GAP)
      const place = placeBesideArmy(parts.length > 0 ? union(parts) : rectAt(left, top, 0, HEIGHT), [width, HEIGHT], taken)
      taken.push(place)
      let x = place.x0
      for (const sprite of sprites) {
        stamps.push([sprite, x, place.y0])
        x += sprite.w + PILL_GAP
      }
    }
  }
  drawSprites(ctx, stamps)
  ctx.restore()
}
