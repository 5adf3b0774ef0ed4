/**
 * Odds on the map: one chip for each battle, beside its order's pill or the army it meets. Loaded lazily by the board's
 * owner.
 */
import type { SpaceId } from '../../engine/types/ids.ts'
import { TARGET_SIZE } from '../glyphs/badges.ts'
import { colour } from '../glyphs/colours.ts'
import {
  drawMark,
  drawSprites,
  NUMBER_FONT,
  type PlacedSprite,
  type Sprite,
  spriteByObject,
  spriteOf,
  textWidth,
} from '../glyphs/sprites.ts'
import { FAR_SCALE } from '../glyphs/totals.ts'
import { cornerOf, type Layout } from '../placement/layout.ts'
import { contains, grow, overlap, type Rect, rectAt } from '../placement/rects.ts'
import { blockRect, obstacleRects, targetSpot } from '../placement/screen-rects.ts'
import type { BoardView, Camera, Canvas2D, Chip } from '../types.ts'
import { type PlannedArrow, pillAt, planningScale } from './arrow-routing.ts'

/** Below this scale a chip shows the chance only; below FAR_SCALE only the aimed space has one. */
const FULL_SCALE = 0.7

type PlacedChip = { readonly space: SpaceId; readonly chip: Chip; readonly form: ChipForm; readonly rect: Rect }
type ChipInput = Pick<BoardView, 'chips' | 'targets' | 'aim'>

function anchorOf(space: SpaceId, chip: Chip, layout: Layout, planned: readonly PlannedArrow[], camera: Camera): Rect {
  const order = chip.ordered ? planned.findLast(({ arrow, pill }) => arrow.to === space && !arrow.planned && pill) : undefined
  const pill = order && pillAt(order, camera.k)
  if (pill) return { x0: pill.x0 + camera.x, y0: pill.y0 + camera.y, x1: pill.x1 + camera.x, y1: pill.y1 + camera.y }
  return blockRect(space, layout, camera)
}

const CHIP_GAP = 4

function* chipPlaces({ x0, y0, x1, y1 }: Rect, w: number, h: number): Generator<Rect> {
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2]
  const at = (x: number, y: number) => rectAt(x, y, w, h)
  yield at(mx - w / 2, y1 + CHIP_GAP)
  yield at(x1 + CHIP_GAP, my - h / 2)
  yield at(x0 - CHIP_GAP - w, my - h / 2)
  yield at(mx - w / 2, y0 - CHIP_GAP - h)
  for (const x of [x0, x1 - w]) for (const y of [y1 + CHIP_GAP, y0 - CHIP_GAP - h]) yield at(x, y)
  for (const x of [x1 + CHIP_GAP, x0 - CHIP_GAP - w])
    for (const y of [y1 + CHIP_GAP, y0 - CHIP_GAP - h, y1 - h, y0]) yield at(x, y)
  for (const x of [mx - w / 2, x0, x1 - w]) for (const y of [y1 + h + 2 * CHIP_GAP, y0 - 2 * (CHIP_GAP + h)]) yield at(x, y)
}

/** Pixels a chip may cover before a smaller form is tried, and the cost of each later place. */
const MAX_COVERED = 60
const PLACE_COST = 14

function formsAt(k: number, aimed: boolean): readonly ChipForm[] {
  if (k < FAR_SCALE) return aimed ? ['small'] : []
  return k < FULL_SCALE ? ['small'] : ['full', 'bar', 'small']
}

function placeChips(layout: Layout, planned: readonly PlannedArrow[], { chips = {}, targets, aim }: ChipInput): PlacedChip[] {
  const camera: Camera = { x: 0, y: 0, k: planningScale(layout) }
  const discs = Object.keys(targets).flatMap((space) => {
    const block = layout.bySpace.get(space)
    if (!block) return []
    const [[x, y], [dx, dy]] = [cornerOf(block, camera), targetSpot(space, layout)]
    return [rectAt(x + dx - TARGET_SIZE / 2, y + dy - TARGET_SIZE / 2, TARGET_SIZE, TARGET_SIZE)]
  })
  const taken: Rect[] = [...obstacleRects(layout, camera.k, 0), ...discs, ...planned.flatMap(({ pill }) => (pill ? [pill] : []))]
  const heads = planned.map(({ line }) => line.at(-1)!)
  const standing: PlacedChip[] = []
  const order = Object.entries(chips).sort(([a, one], [b, other]) => chipRank(a, one, aim) - chipRank(b, other, aim))
  for (const [space, chip] of order) {
    const anchor = anchorOf(space, chip, layout, planned, camera)
    let best: { rect: Rect; form: ChipForm; cost: number } | null = null
    for (const form of formsAt(layout.k, aim === space)) {
      const [w, h] = chipSize(chip, form)
      let nth = 0
      for (const rect of chipPlaces(anchor, w, h)) {
        let cost = nth++ * PLACE_COST
        for (const other of taken) cost += overlap(rect, other)
        for (const head of heads) if (contains(head, grow(rect, 6))) cost += 80
        if (!best || cost < best.cost) best = { rect, form, cost }
      }
      if (best && best.cost <= MAX_COVERED) break
    }
    if (!best) continue
    standing.push({ space, chip, form: best.form, rect: best.rect })
    taken.push(grow(best.rect, 2))
  }
  return standing
}

const chipRank = (space: SpaceId, { ordered }: Chip, aim: SpaceId | null): number => (space === aim ? 0 : ordered ? 1 : 2)

/** Places are cached while chips, orders and layout stay the same. */
export class OddsChipPainter {
  private lastInputs: readonly unknown[] = []
  private placed: readonly PlacedChip[] = []

  private chipsFor(layout: Layout, planned: readonly PlannedArrow[], input: ChipInput): readonly PlacedChip[] {
    const inputs = [layout, planned, input.chips, input.targets, input.aim]
    if (inputs.some((each, i) => each !== this.lastInputs[i])) {
      this.lastInputs = inputs
      this.placed = placeChips(layout, planned, input)
    }
    return this.placed
  }

  private *chipsOnScreen(
    camera: Camera,
    layout: Layout,
    planned: readonly PlannedArrow[],
    input: ChipInput,
  ): Generator<PlacedChip> {
    const planningCamera: Camera = { x: 0, y: 0, k: planningScale(layout) }
    for (const each of this.chipsFor(layout, planned, input)) {
      const { space, chip, rect } = each
      const [was, is] = [anchorOf(space, chip, layout, planned, planningCamera), anchorOf(space, chip, layout, planned, camera)]
      const [dx, dy] = [is.x0 - was.x0, is.y0 - was.y0]
      yield { ...each, rect: { x0: rect.x0 + dx, y0: rect.y0 + dy, x1: rect.x1 + dx, y1: rect.y1 + dy } }
    }
  }

  draw(ctx: Canvas2D, camera: Camera, ratio: number, layout: Layout, planned: readonly PlannedArrow[], input: ChipInput): void {
    ctx.save()
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
    const boxes = [...this.chipsOnScreen(camera, layout, planned, input)].reverse()
    const stamps = boxes.map(({ chip, form, rect }): PlacedSprite => [oddsSprite(chip, form), rect.x0, rect.y0])
    drawSprites(ctx, stamps)
    ctx.restore()
  }

  rects(camera: Camera, layout: Layout, planned: readonly PlannedArrow[], input: ChipInput): Rect[] {
    return [...this.chipsOnScreen(camera, layout, planned, input)].map(({ rect }) => rect)
  }

  at(x: number, y: number, camera: Camera, layout: Layout, planned: readonly PlannedArrow[], input: ChipInput): SpaceId | null {
    for (const { space, rect } of this.chipsOnScreen(camera, layout, planned, input)) if (contains([x, y], rect)) return space
    return null
  }
}

// The sprite of a chip: a bar in ten parts, the chance to clear, the swing.
const PARTS = 10
const CELL = { w: 3.6, h: 8, gap: 1 }
const BAR = PARTS * (CELL.w + CELL.gap) - CELL.gap
const FULL = { font: `650 12.5px ${NUMBER_FONT}`, h: 20, pad: 8 }
const SMALL = { font: `700 11px ${NUMBER_FONT}`, h: 16, pad: 6 }
const MINE_SIZE = 12
const GAP = 6

export type ChipForm = 'full' | 'bar' | 'small'

const chanceText = ({ chance, old }: Chip): string => (old ? `${chance}…` : chance)

/** Pixels. */
export function chipSize(chip: Chip, form: ChipForm): readonly [w: number, h: number] {
  const { font, h, pad } = form === 'small' ? SMALL : FULL
  const chance = textWidth(chanceText(chip), font)
  const bar = chip.mines ? MINE_SIZE + 4 : form === 'small' || chip.raid ? 0 : BAR + GAP
  const swing = form === 'full' && !chip.raid ? 2 * GAP + textWidth(chip.swing, font) : 0
  return [Math.round(2 * pad + bar + chance + swing), h]
}

function drawBar(ctx: Canvas2D, [cleared, contested]: Chip['bar'], x: number, y: number, ink: string): void {
  ctx.fillStyle = ctx.strokeStyle = ink
  for (let i = 0; i < PARTS; i++) {
    const at = (i + 0.5) / PARTS
    const left = x + i * (CELL.w + CELL.gap)
    if (at < cleared) {
      ctx.fillRect(left, y, CELL.w, CELL.h)
      continue
    }
    ctx.lineWidth = 0.9
    ctx.strokeRect(left + 0.45, y + 0.45, CELL.w - 0.9, CELL.h - 0.9)
    if (at >= cleared + contested) continue
    ctx.lineWidth = 1.1
    ctx.beginPath()
    for (const low of [0.55, 1]) {
      ctx.moveTo(left + 0.4, y + CELL.h * low - 0.6)
      ctx.lineTo(left + CELL.w - 0.4, y + CELL.h * low - CELL.h * 0.45)
    }
    ctx.stroke()
  }
}

const renderChip = (chip: Chip, form: ChipForm): Sprite => {
  const [w, h] = chipSize(chip, form)
  const { font, pad } = form === 'small' ? SMALL : FULL
  const { bar, swing, ordered, old, mines, raid } = chip
  const key = `odds ${form} ${ordered} ${old} ${mines} ${raid} ${chip.chance} ${swing} ${bar.map((share) => share.toFixed(2))}`
  return spriteOf(key, w, h, (ctx) => {
    const ink = colour(old ? 'ink2' : ordered ? 'redPencil' : 'ink')
    ctx.beginPath()
    ctx.roundRect(0.5, 0.5, w - 1, h - 1, h / 2)
    ctx.fillStyle = colour('card')
    ctx.fill()
    ctx.strokeStyle = ink
    ctx.lineWidth = 1.3
    if (!ordered) ctx.setLineDash([3.5, 2.5])
    ctx.stroke()
    ctx.setLineDash([])
    let x = pad
    if (chip.mines) {
      drawMark(ctx, 'mined', x - 1, (h - MINE_SIZE) / 2 - 1, MINE_SIZE + 2, ink)
      x += MINE_SIZE + 4
    } else if (form !== 'small' && !raid) {
      drawBar(ctx, bar, x, (h - CELL.h) / 2, ink)
      x += BAR + GAP
    }
    ctx.font = font
    ctx.textBaseline = 'middle'
    ctx.fillStyle = ink
    const chance = chanceText(chip)
    ctx.fillText(chance, x, h / 2 + 0.8)
    if (form !== 'full' || raid) return
    x += textWidth(chance, font) + GAP
    ctx.fillRect(x - 0.5, 4, 1, h - 8)
    ctx.fillText(swing, x + GAP, h / 2 + 0.8)
  })
}

const spritesByForm = { full: spriteByObject(renderChip), bar: spriteByObject(renderChip), small: spriteByObject(renderChip) }
export const oddsSprite = (chip: Chip, form: ChipForm): Sprite => spritesByForm[form](chip, form)
