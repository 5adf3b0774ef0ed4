/**
 * Layout of names and armies. Names are inside their space or at sea beside its coast, armies on their own ground where
 * there is room. If nothing fits, armies overlap neighbours and names are left out. It depends on the scale, not on the
 * position of the map.
 */
import type { Point } from '../../content/map.ts'
import type { SpaceId } from '../../engine/types/ids.ts'
import { memoizeLast } from '../../memoize.ts'
import { isWaterNameShown, type WaterName, waterNames } from '../basemap/water-names.ts'
import { geography } from '../geography/current-board.ts'
import type { Minefield } from '../glyphs/emblems.ts'
import { FAR_SCALE } from '../glyphs/totals.ts'
import type { BoardView, Camera } from '../types.ts'
import { CollisionIndex } from './collision-index.ts'
import { type DisplayPriority, displayPriorities } from './display-priority.ts'
import {
  type Block,
  formsOf,
  type LabelPlacement,
  NEAR_SCALE,
  type SeaZoneText,
  type SpaceForms,
  type WeightedForms,
} from './forms.ts'
import { PlacementCache } from './placement-cache.ts'
import { placeInRounds } from './rounds.ts'

/**
 * `at`: the centre on the board. `leaderStart`: where a leader line begins on the land; `isNameLeader`: it leads to the
 * name only.
 */
export type PlacedBlock = Block & { readonly at: Point; readonly leaderStart?: Point; readonly isNameLeader?: boolean }
export type Layout = {
  readonly k: number
  readonly placed: readonly PlacedBlock[]
  readonly bySpace: ReadonlyMap<SpaceId, PlacedBlock>
  readonly placementCache: PlacementCache
}

/** Similar scales share a layout, so that names do not jump while zooming. */
const STEPS_PER_DOUBLING = 5
export const layoutScale = (k: number): number => {
  const snapped = 2 ** (Math.floor(Math.log2(k) * STEPS_PER_DOUBLING + 1e-6) / STEPS_PER_DOUBLING)
  // Scales that change the forms stay exact.
  for (const edge of [FAR_SCALE, NEAR_SCALE]) if (snapped < edge && k >= edge) return edge
  return snapped
}

/** Obstacles of low priority: water names are part of the ground. */
const waterNameObstacles = memoizeLast((k: number, waters: readonly WaterName[]): CollisionIndex => {
  const faint = new CollisionIndex()
  for (const { size, letters } of waters.filter((water) => isWaterNameShown(water, k)))
    for (const { at, half } of letters) {
      const [x, y, reach] = [at[0] * k, (at[1] - size * 0.3) * k, Math.max(half, size * 0.4) * k]
      faint.add({ x0: x - reach, y0: y - reach, x1: x + reach, y1: y + reach })
    }
  return faint
})

type LayoutArgs = readonly [
  view: BoardView,
  scale: number,
  minedBy: ReadonlyMap<SpaceId, Minefield>,
  words: SeaZoneText,
  before?: Layout | null,
]

/** `before`: the previous layout; labels stay near their places. */
export function layoutBoard(...args: LayoutArgs): Layout {
  const steps = layoutSteps(...args)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same space by space, for idle slices. */
export function* layoutSteps(...[view, scale, minedBy, words, before]: LayoutArgs): Generator<undefined, Layout> {
  const k = layoutScale(scale)
  const weightOf = displayPriorities(view)
  const queue = geography().spaceIds.map((space): WeightedForms => {
    const weight = weightOf(space)
    return withWeight(formsOf(space, view, k, minedBy.get(space) ?? null, words, weight.inFull), weight)
  })
  const lastPlace = (space: SpaceId) => before?.bySpace.get(space)?.at ?? null
  const placementCache = new PlacementCache(k, before?.placementCache)
  const obstacles = waterNameObstacles(k, waterNames())
  const placements = yield* placeInRounds(queue, { k, passages: view.passages, waterNames: obstacles, lastPlace, placementCache })
  const placed = queue.flatMap(({ space }) => {
    const found = placements.get(space)
    return found && (found.name || found.army) ? [blockOf(space, found, k)] : []
  })
  return { k, placed, bySpace: new Map(placed.map((block) => [block.space, block])), placementCache }
}

const weightedFormsCache = new WeakMap<SpaceForms, WeightedForms>()

/** Returns the same object for the same forms and weight. */
function withWeight(shapes: SpaceForms, weight: DisplayPriority): WeightedForms {
  const old = weightedFormsCache.get(shapes)
  if (
    old &&
    old.weight.inFull === weight.inFull &&
    old.weight.nameRequired === weight.nameRequired &&
    old.weight.front === weight.front
  )
    return old
  const forms = { ...shapes, weight }
  weightedFormsCache.set(shapes, forms)
  return forms
}

/** Placements belong to one scale. */
const blockCache = new WeakMap<LabelPlacement, PlacedBlock>()

function blockOf(space: SpaceId, found: LabelPlacement, k: number): PlacedBlock {
  const block = blockCache.get(found) ?? assembleBlock(space, found, k)
  blockCache.set(found, block)
  return block
}

function assembleBlock(space: SpaceId, { name, army, leaderStart, isNameLeader }: LabelPlacement, k: number): PlacedBlock {
  const boxOf = (part: { at: Point; w: number; h: number }) =>
    [part.at[0] * k - part.w / 2, part.at[1] * k - part.h / 2, part.at[0] * k + part.w / 2, part.at[1] * k + part.h / 2] as const
  const named = name && boxOf({ ...name.form, at: name.at })
  const stood = army && boxOf({ ...army.form, at: army.at })
  const close = named && stood && Math.max(named[0] - stood[2], stood[0] - named[2], named[1] - stood[3], stood[1] - named[3]) < 8
  const boxes = [stood, close || !stood ? named : null].filter((box) => box != null)
  const [x0, y0] = [Math.min(...boxes.map((box) => box[0])), Math.min(...boxes.map((box) => box[1]))]
  const [x1, y1] = [Math.max(...boxes.map((box) => box[2])), Math.max(...boxes.map((box) => box[3]))]
  const [dx, dy] = stood ? [stood[0] - x0, stood[1] - y0] : [0, 0]
  const moved = <T extends { x: number; y: number }>(part: T): T => ({ ...part, x: part.x + dx, y: part.y + dy })
  return {
    space,
    form: army?.form.form ?? (k < FAR_SCALE ? 'pips' : 'chips'),
    label: name && named ? { label: name.form.label, x: named[0] - x0, y: named[1] - y0, w: name.form.w, h: name.form.h } : null,
    armies: army?.form.armies.map(moved) ?? [],
    pending: army?.form.pending ? moved(army.form.pending) : null,
    w: x1 - x0,
    h: y1 - y0,
    at: [(x0 + x1) / 2 / k, (y0 + y1) / 2 / k],
    ...(leaderStart ? { leaderStart, isNameLeader: isNameLeader ?? false } : {}),
  }
}

export function cornerOf({ at: [x, y], w, h }: Pick<PlacedBlock, 'at' | 'w' | 'h'>, camera: Camera): Point {
  return [x * camera.k + camera.x - w / 2, y * camera.k + camera.y - h / 2]
}

export function armyAt(layout: Layout, camera: Camera, x: number, y: number): SpaceId | null {
  const found = layout.placed.find((block) => {
    const [left, top] = cornerOf(block, camera)
    return block.armies.some((army) => containsPoint(army, x - left, y - top))
  })
  return found?.space ?? null
}

/** With a pixel of tolerance. */
const containsPoint = (part: { x: number; y: number; w: number; h: number }, x: number, y: number) =>
  x >= part.x - 1 && x <= part.x + part.w + 1 && y >= part.y - 1 && y <= part.y + part.h + 1

export function blockAt(layout: Layout, camera: Camera, x: number, y: number): SpaceId | null {
  let named: SpaceId | null = null
  for (const block of layout.placed) {
    const [left, top] = cornerOf(block, camera)
    if (block.armies.some((army) => containsPoint(army, x - left, y - top))) return block.space
    if (block.label && containsPoint(block.label, x - left, y - top)) named = block.space
  }
  return named
}
