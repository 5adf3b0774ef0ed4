/** Where round marks stand, of targets and of battles: beside the name or the army, wherever they cover least of what others have written. */
import type { Point } from '../../content/map.ts'
import type { SpaceId } from '../../engine/types/ids.ts'
import { navalPorts } from '../geography/gates.ts'
import { BASE_SIZE, BATTLE_SIZE, TARGET_SIZE } from '../glyphs/badges.ts'
import { FAR_SCALE } from '../glyphs/totals.ts'
import type { BoardView, Camera } from '../types.ts'
import { blockRect, obstacleRects } from './blockRects.ts'
import { portPoint } from './harbours.ts'
import { cornerOf, type Layout, type PlacedBlock } from './layout.ts'
import { overlap, type Rect, union } from './rects.ts'

/** Between the mark and what it belongs to. */
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

/** Naval bases, where they are drawn. */
function baseRects(layout: Layout): readonly Rect[] {
  const old = baseCache.get(layout)
  if (old) return old
  const found = layout.k < FAR_SCALE ? [] : navalPorts().map((port) => squareAt(portPoint(port, layout.k), BASE_SIZE))
  baseCache.set(layout, found)
  return found
}

/** The place of a mark, from the corner of its block, in pixels; `beside`: another mark of the same space. */
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

/** The middle of the mark of what a target is, from the corner of its block, in pixels. */
export const targetSpot = (space: SpaceId, layout: Layout): Point => placeMark(space, layout, TARGET_SIZE, [])

/** The middle of a battle's mark, from the corner of its block, in pixels. `marked`: the space is a lit target. */
export const battleSpot = (space: SpaceId, layout: Layout, marked: boolean): Point =>
  placeMark(space, layout, BATTLE_SIZE, marked ? [squareAt(targetSpot(space, layout), TARGET_SIZE + 4)] : [])

/** The marks of battles, on the screen. */
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

/** The room that a space takes on the screen, with its marks. */
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
