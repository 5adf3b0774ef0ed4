/** Reasons in blue pencil: the refused move, the alternatives and their numbers. */

import type { Point } from '../../content/map.ts'
import { memoizeLast } from '../../memoize.ts'
import { clickPointOf } from '../geography/geometry.ts'
import { colour } from '../glyphs/colours.ts'
import { drawSprite, NUMBER_FONT, type Sprite, spriteOf } from '../glyphs/sprites.ts'
import { cornerOf, type Layout } from '../placement/layout.ts'
import type { Rect } from '../placement/rects.ts'
import { obstacleRects } from '../placement/screen-rects.ts'
import type { Arrow, BlueMark, Camera, Canvas2D } from '../types.ts'
import { lineAt, type PlannedArrow, planArrows, planningScale } from './arrow-routing.ts'
import { drawArrow } from './arrows.ts'
import { placePill } from './pill-placement.ts'

const DISC_SIZE = 20

function discSprite(text: string): Sprite {
  return spriteOf(`reason ${text}`, DISC_SIZE, DISC_SIZE, (ctx) => {
    const blue = colour('bluePencil')
    const [half, crossed] = [DISC_SIZE / 2, text === '×']
    ctx.beginPath()
    ctx.arc(half, half, half + 1.5, 0, 7)
    ctx.fillStyle = colour('paper')
    ctx.fill()
    ctx.beginPath()
    ctx.arc(half, half, half - (crossed ? 0.8 : 0), 0, 7)
    ctx.fillStyle = crossed ? colour('card') : blue
    ctx.fill()
    ctx.strokeStyle = blue
    ctx.lineWidth = 1.6
    if (crossed) {
      ctx.stroke()
      ctx.lineCap = 'round'
      ctx.lineWidth = 2
      ctx.beginPath()
      for (const [from, to] of [
        [-4, 4],
        [4, -4],
      ] as const) {
        ctx.moveTo(half + from, half - 4)
        ctx.lineTo(half + to, half + 4)
      }
      ctx.stroke()
      return
    }
    ctx.fillStyle = colour('card')
    ctx.font = `650 13px ${NUMBER_FONT}`
    ctx.textAlign = 'center'
    ctx.textBaseline = 'middle'
    ctx.fillText(text, half, half + 1)
  })
}

type PlacedReason = {
  readonly planned: PlannedArrow | null
  readonly disc: Rect | null
  readonly text: string
  readonly refused: boolean
}

const toArrow = ({ from, space, refused }: BlueMark): Arrow => ({
  from: from!,
  to: space,
  units: {},
  kind: refused ? 'attack' : 'move',
  planned: refused ?? false,
  faint: false,
})

function besideName(space: string, layout: Layout, k: number): Rect {
  const block = layout.bySpace.get(space)
  const [bx, by] = clickPointOf(space)
  let [x, y] = [bx * k - DISC_SIZE / 2, by * k - DISC_SIZE / 2]
  if (block) {
    const [left, top] = cornerOf(block, { x: 0, y: 0, k })
    const part = block.label ?? block.armies[0]
    x = left + (part?.x ?? 0) - DISC_SIZE - 6
    y = top + (part ? part.y + part.h / 2 : block.h / 2) - DISC_SIZE / 2
  }
  return { x0: x, y0: y, x1: x + DISC_SIZE, y1: y + DISC_SIZE }
}

const placeReasons = memoizeLast((marks: readonly BlueMark[], layout: Layout): readonly PlacedReason[] => {
  const k = planningScale(layout)
  const moves = marks.filter(({ from, space }) => from !== undefined && from !== space)
  const bare = moves.map(toArrow)
  const planned = planArrows(bare, layout, k).map((each) => ({ ...each, pill: null }))
  const lines = planned.map(({ line }) => line)
  const [parts, discs] = [obstacleRects(layout, k), [] as Rect[]]
  return marks.map((mark): PlacedReason => {
    const way = planned[moves.indexOf(mark)] ?? null
    const refused = mark.refused ?? false
    const text = refused ? '×' : mark.number === undefined ? '' : String(mark.number)
    if (text === '' || (refused && !way)) return { planned: way, disc: null, text, refused }
    let disc: Rect
    if (!way) disc = besideName(mark.space, layout, k)
    else if (refused) {
      const [x, y] = way.line[Math.round(way.line.length * 0.45)]!
      disc = { x0: x - DISC_SIZE / 2, y0: y - DISC_SIZE / 2, x1: x + DISC_SIZE / 2, y1: y + DISC_SIZE / 2 }
    } else disc = placePill([DISC_SIZE, DISC_SIZE], way.line, 9, parts, discs, lines)
    discs.push(disc)
    return { planned: way, disc, text, refused }
  })
})

export function drawReasons(ctx: Canvas2D, camera: Camera, ratio: number, layout: Layout, marks: readonly BlueMark[]): void {
  if (marks.length === 0) return
  const all = placeReasons(marks, layout)
  const { k } = camera
  ctx.save()
  ctx.setTransform(ratio, 0, 0, ratio, camera.x * ratio, camera.y * ratio)
  for (const { planned } of all) if (planned) drawArrow(ctx, planned, k, colour('bluePencil'))
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
  for (const { planned, disc, text } of all) {
    if (!disc) continue
    const [dx, dy] = discOffset(planned, layout, k, disc)
    drawSprite(ctx, discSprite(text), disc.x0 + dx + camera.x, disc.y0 + dy + camera.y)
  }
  ctx.restore()
}

function discOffset(planned: PlannedArrow | null, layout: Layout, k: number, disc: Rect): Point {
  const plannedScale = planningScale(layout)
  if (planned) {
    const half = Math.round((planned.line.length - 1) / 2)
    const [was, is] = [planned.line[half]!, lineAt(planned, k)[half]!]
    return [is[0] - was[0], is[1] - was[1]]
  }
  const [x, y] = [(disc.x0 + disc.x1) / 2, (disc.y0 + disc.y1) / 2]
  return [x * (k / plannedScale - 1), y * (k / plannedScale - 1)]
}
