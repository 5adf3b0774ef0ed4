/**
 * Odds on the map: one chip for each battle, beside the pill of the order that leads to it or beside the army it would meet, where it
 * covers least. Fetched after the board, which is handed it.
 */
import type { SpaceId } from '../../engine/types/ids.ts'
import { TARGET_SIZE } from '../glyphs/badges.ts'
import { type ChipForm, chipSize, oddsSprite } from '../glyphs/oddsChips.ts'
import { drawSprites, type PlacedSprite } from '../glyphs/sprites.ts'
import { blockRect, obstacleRects } from '../placement/blockRects.ts'
import { FAR_SCALE } from '../placement/forms.ts'
import { cornerOf, type Layout } from '../placement/layout.ts'
import { targetSpot } from '../placement/markSpots.ts'
import { contains, grow, overlap, type Rect, rectAt } from '../placement/rects.ts'
import type { BoardView, Camera, Canvas2D, Chip } from '../types.ts'
import { type PlannedArrow, pillAt, planningScale } from './arrowRouting.ts'

/** Below this scale (pixels a board pixel) a chip says the chance alone; far off, only what is aimed at has one. */
const FULL_SCALE = 0.7

type PlacedChip = { readonly space: SpaceId; readonly chip: Chip; readonly form: ChipForm; readonly rect: Rect }
type ChipInput = Pick<BoardView, 'chips' | 'targets' | 'aim'>

/** What a chip stands beside: the pill of the last order that leads to its battle, else all that is written of the space. */
function anchorOf(space: SpaceId, chip: Chip, layout: Layout, planned: readonly PlannedArrow[], camera: Camera): Rect {
  const order = chip.ordered ? planned.findLast(({ arrow, pill }) => arrow.to === space && !arrow.planned && pill) : undefined
  const pill = order && pillAt(order, camera.k)
  if (pill) return { x0: pill.x0 + camera.x, y0: pill.y0 + camera.y, x1: pill.x1 + camera.x, y1: pill.y1 + camera.y }
  return blockRect(space, layout, camera)
}

const CHIP_GAP = 4

/** Below, at the sides, above; last the corners. */
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

/** Pixels of others that a chip may cover before it makes itself smaller, and what a place further down the list costs. */
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
  // What is aimed at or ordered has the first choice.
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

/** For one board: where its chips stand is kept while they, the orders and the layout are the same. */
export class OddsChipPainter {
  private input: readonly unknown[] = []
  private placed: readonly PlacedChip[] = []

  private chipsFor(layout: Layout, planned: readonly PlannedArrow[], shown: ChipInput): readonly PlacedChip[] {
    const of = [layout, planned, shown.chips, shown.targets, shown.aim]
    if (of.some((each, i) => each !== this.input[i])) {
      this.input = of
      this.placed = placeChips(layout, planned, shown)
    }
    return this.placed
  }

  /** Their boxes on the stage: each keeps its way from what it stands beside. */
  private *chipsOnScreen(
    camera: Camera,
    layout: Layout,
    planned: readonly PlannedArrow[],
    shown: ChipInput,
  ): Generator<PlacedChip> {
    const made: Camera = { x: 0, y: 0, k: planningScale(layout) }
    for (const each of this.chipsFor(layout, planned, shown)) {
      const { space, chip, rect } = each
      const [was, is] = [anchorOf(space, chip, layout, planned, made), anchorOf(space, chip, layout, planned, camera)]
      const [dx, dy] = [is.x0 - was.x0, is.y0 - was.y0]
      yield { ...each, rect: { x0: rect.x0 + dx, y0: rect.y0 + dy, x1: rect.x1 + dx, y1: rect.y1 + dy } }
    }
  }

  draw(ctx: Canvas2D, camera: Camera, ratio: number, layout: Layout, planned: readonly PlannedArrow[], shown: ChipInput): void {
    ctx.save()
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
    const boxes = [...this.chipsOnScreen(camera, layout, planned, shown)].reverse()
    const stamps = boxes.map(({ chip, form, rect }): PlacedSprite => [oddsSprite(chip, form), rect.x0, rect.y0])
    drawSprites(ctx, stamps)
    ctx.restore()
  }

  rects(camera: Camera, layout: Layout, planned: readonly PlannedArrow[], shown: ChipInput): Rect[] {
    return [...this.chipsOnScreen(camera, layout, planned, shown)].map(({ rect }) => rect)
  }

  /** The battle whose chip lies there. */
  at(x: number, y: number, camera: Camera, layout: Layout, planned: readonly PlannedArrow[], shown: ChipInput): SpaceId | null {
    for (const { space, rect } of this.chipsOnScreen(camera, layout, planned, shown)) if (contains([x, y], rect)) return space
    return null
  }
}
