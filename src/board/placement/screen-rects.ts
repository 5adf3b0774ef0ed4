/** Screen rectangles of names, chips and round marks, and the boxes that arrows leave and reach. In CSS pixels. */

import type { Point } from '../../content/map.ts'
import type { SpaceId } from '../../engine/types/ids.ts'
import { memoizeByObject } from '../../memoize.ts'
import { isLandSpace } from '../geography/current-board.ts'
import { clickPointOf } from '../geography/geometry.ts'
import { BASE_SIZE, BATTLE_SIZE, TARGET_SIZE } from '../glyphs/badges.ts'
import { FAR_SCALE } from '../glyphs/totals.ts'
import type { Arrow, BoardView, Camera } from '../types.ts'
import { navalPorts, portPoint } from './bases-and-gates.ts'
import { cornerOf, type Layout, type PlacedBlock } from './layout.ts'
import { overlap, type Rect, rectAt, union } from './rects.ts'

const MARK_GAP = 5

function* markPlaces({ label, armies, w, h }: PlacedBlock, size: number): Generator<Point> {
  const half = size / 2
  const [army, last] = [armies[0], armies.at(-1)]
  if (label) yield [label.x - MARK_GAP - half, label.y + label.h / 2]
  if (!label && army) yield [army.x - MARK_GAP - half, army.y + army.h / 2]
  yield [w / 2, -MARK_GAP - half]
  if (label) yield [label.x + label.w + MARK_GAP + half, label.y + label.h / 2]
  if (army && last) {
    const middle = (army.y + last.y + last.h) / 2
    yield [Math.min(army.x, last.x) - MARK_GAP - half, middle]
    yield [Math.max(army.x + army.w, last.x + last.w) + MARK_GAP + 2 + half, middle]
  }
  yield [w / 2, h + MARK_GAP + 1 + half]
}

const spotCache = new WeakMap<Layout, Map<string, Point>>()

const squareAt = ([x, y]: Point, size: number): Rect => ({
  x0: x - size / 2,
  y0: y - size / 2,
  x1: x + size / 2,
  y1: y + size / 2,
})

const baseCache = new WeakMap<Layout, readonly Rect[]>()

function baseRects(layout: Layout): readonly Rect[] {
  const old = baseCache.get(layout)
  if (old) return old
  const found = layout.k < FAR_SCALE ? [] : navalPorts().map((port) => squareAt(portPoint(port, layout.k), BASE_SIZE))
  baseCache.set(layout, found)
  return found
}

/** Offset from the block's corner (px); `beside`: another mark of the space. */
function placeMark(space: SpaceId, layout: Layout, size: number, beside: readonly Rect[]): Point {
  const spots = spotCache.get(layout) ?? new Map<string, Point>()
  spotCache.set(layout, spots)
  const key = `${space} ${size} ${beside.length}`
  const old = spots.get(key)
  if (old) return old
  const block = layout.bySpace.get(space)
  if (!block) return [0, 0]
  const [x, y] = cornerOf(block, { x: 0, y: 0, k: layout.k })
  const parts = [...obstacleRects(layout, layout.k, 0), ...baseRects(layout)]
  let best: { readonly at: Point; readonly cost: number } | null = null
  let nth = 0
  for (const at of markPlaces(block, size)) {
    const rect = squareAt([x + at[0], y + at[1]], size)
    const cost =
      nth++ * 14 +
      parts.reduce((sum, part) => sum + overlap(rect, part), 0) +
      beside.reduce((sum, other) => sum + overlap(squareAt(at, size), other), 0)
    if (!best || cost < best.cost) best = { at, cost }
  }
  spots.set(key, best!.at)
  return best!.at
}

/** Centre, as an offset from the block's corner (px). */
export const targetSpot = (space: SpaceId, layout: Layout): Point => placeMark(space, layout, TARGET_SIZE, [])

/** `marked`: the space also has a target mark. */
export const battleSpot = (space: SpaceId, layout: Layout, marked: boolean): Point =>
  placeMark(space, layout, BATTLE_SIZE, marked ? [squareAt(targetSpot(space, layout), TARGET_SIZE + 4)] : [])

export const battleSquares = (
  layout: Layout,
  camera: Camera,
  { targets, battles }: Pick<BoardView, 'targets' | 'battles'>,
): Rect[] =>
  battles.flatMap(({ space }) => {
    const block = layout.bySpace.get(space)
    if (!block) return []
    const [[x, y], [dx, dy]] = [cornerOf(block, camera), battleSpot(space, layout, targets[space] !== undefined)]
    return [squareAt([x + dx, y + dy], BATTLE_SIZE)]
  })

export function markedRect(space: SpaceId, layout: Layout, camera: Camera, view: Pick<BoardView, 'targets' | 'battles'>): Rect {
  const rect = blockRect(space, layout, camera)
  const block = layout.bySpace.get(space)
  if (!block) return rect
  const [x, y] = cornerOf(block, camera)
  const at = ([dx, dy]: Point, size: number): Rect => squareAt([x + dx, y + dy], size)
  const marked = view.targets[space] !== undefined
  const fought = view.battles.some((battle) => battle.space === space)
  return union([
    rect,
    ...(marked ? [at(targetSpot(space, layout), TARGET_SIZE)] : []),
    ...(fought ? [at(battleSpot(space, layout, marked), BATTLE_SIZE)] : []),
  ])
}

/** Room at the left of a name for a target's mark. */
const DISC_ROOM = 26

export function blockRect(space: SpaceId, layout: Layout, camera: Camera): Rect {
  const block = layout.bySpace.get(space)
  if (block) {
    const [x, y] = cornerOf(block, camera)
    return { x0: x - 3, y0: y - 2, x1: x + block.w + 5, y1: y + block.h + 4 }
  }
  const [x, y] = clickPointOf(space)
  return rectAt(x * camera.k + camera.x, y * camera.k + camera.y, 0, 0, 8)
}

function blockObstacles(block: PlacedBlock, camera: Camera, disc: number): Rect[] {
  const [x, y] = cornerOf(block, camera)
  const parts = block.armies.map((army) => rectAt(x + army.x, y + army.y, army.w + 3, army.h + 3, 2))
  const { label } = block
  if (label) parts.push({ ...rectAt(x + label.x, y + label.y, label.w, label.h, 1), x0: x + label.x - disc })
  return parts
}

const rectCache = memoizeByObject((_layout: Layout) => new Map<string, readonly Rect[]>())

/** All parts to keep readable, in pixels at scale k from the board's corner; cached by layout. */
export function obstacleRects(layout: Layout, k: number, disc = DISC_ROOM): readonly Rect[] {
  const cache = rectCache(layout)
  const key = `${k} ${disc}`
  const parts = cache.get(key) ?? layout.placed.flatMap((block) => blockObstacles(block, { x: 0, y: 0, k }, disc))
  cache.set(key, parts)
  return parts
}

export function armyRect(arrow: Arrow, space: SpaceId, layout: Layout, camera: Camera): Rect {
  const block = layout.bySpace.get(space)
  const army =
    block?.armies.find(({ strips }) => strips.some(({ power }) => power === arrow.power)) ?? block?.armies[0] ?? block?.label
  if (!block || !army) return blockRect(space, layout, camera)
  const [x, y] = cornerOf(block, camera)
  return rectAt(x + army.x, y + army.y, army.w + 2, army.h + 2)
}

export function goalRect(arrow: Arrow, layout: Layout, camera: Camera): Rect {
  const loads = arrow.kind === 'move' && isLandSpace(arrow.from) && !isLandSpace(arrow.to)
  return loads || camera.k < FAR_SCALE ? armyRect(arrow, arrow.to, layout, camera) : blockRect(arrow.to, layout, camera)
}
