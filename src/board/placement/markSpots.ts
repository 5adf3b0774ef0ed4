/** Where round marks stand, of targets and of battles: beside the name or the army, wherever they cover least of what others have written. */
import type { Point } from '../../content/map.ts'
import type { SpaceId } from '../../engine/types/ids.ts'
import { ports } from '../geography/gates.ts'
import { BASE, BATTLE, TARGET } from '../glyphs/badges.ts'
import { FAR } from '../glyphs/totals.ts'
import type { BoardView, Camera } from '../types.ts'
import { blockRect, partsAt } from './blockRects.ts'
import { portAt } from './harbours.ts'
import { cornerOf, type Layout, type Placed } from './layout.ts'
import { overlap, type Rect, union } from './rects.ts'

/** Between the mark and what it belongs to. */
const GAP = 5

function* places({ label, armies, w, h }: Placed, size: number): Generator<Point> {
  const half = size / 2
  const [army, last] = [armies[0], armies.at(-1)]
  if (label) yield [label.x - GAP - half, label.y + label.h / 2]
  if (!label && army) yield [army.x - GAP - half, army.y + army.h / 2]
  yield [w / 2, -GAP - half]
  if (label) yield [label.x + label.w + GAP + half, label.y + label.h / 2]
  if (army && last) {
    const middle = (army.y + last.y + last.h) / 2
    yield [Math.min(army.x, last.x) - GAP - half, middle]
    yield [Math.max(army.x + army.w, last.x + last.w) + GAP + 2 + half, middle]
  }
  yield [w / 2, h + GAP + 1 + half]
}

const known = new WeakMap<Layout, Map<string, Point>>()

const square = ([x, y]: Point, size: number): Rect => ({ x0: x - size / 2, y0: y - size / 2, x1: x + size / 2, y1: y + size / 2 })

const bases = new WeakMap<Layout, readonly Rect[]>()

/** Naval bases, where they are drawn. */
function harbours(layout: Layout): readonly Rect[] {
  const old = bases.get(layout)
  if (old) return old
  const found = layout.k < FAR ? [] : ports().map((port) => square(portAt(port, layout.k), BASE))
  bases.set(layout, found)
  return found
}

/** The place of a mark, from the corner of its block, in pixels; `beside`: another mark of the same space. */
function spot(space: SpaceId, layout: Layout, size: number, beside: readonly Rect[]): Point {
  const spots = known.get(layout) ?? new Map<string, Point>()
  known.set(layout, spots)
  const key = `${space} ${size} ${beside.length}`
  const old = spots.get(key)
  if (old) return old
  const block = layout.by.get(space)
  if (!block) return [0, 0]
  const [x, y] = cornerOf(block, { x: 0, y: 0, k: layout.k })
  const parts = [...partsAt(layout, layout.k, 0), ...harbours(layout)]
  let best: { readonly at: Point; readonly cost: number } | null = null
  let nth = 0
  for (const at of places(block, size)) {
    const rect = square([x + at[0], y + at[1]], size)
    const cost =
      nth++ * 14 +
      parts.reduce((sum, part) => sum + overlap(rect, part), 0) +
      beside.reduce((sum, other) => sum + overlap(square(at, size), other), 0)
    if (!best || cost < best.cost) best = { at, cost }
  }
  spots.set(key, best!.at)
  return best!.at
}

/** The middle of the mark of what a target is, from the corner of its block, in pixels. */
export const targetSpot = (space: SpaceId, layout: Layout): Point => spot(space, layout, TARGET, [])

/** The middle of a battle's mark, from the corner of its block, in pixels. `marked`: the space is a lit target. */
export const battleSpot = (space: SpaceId, layout: Layout, marked: boolean): Point =>
  spot(space, layout, BATTLE, marked ? [square(targetSpot(space, layout), TARGET + 4)] : [])

/** The marks of battles, on the screen. */
export const battleSquares = (
  layout: Layout,
  camera: Camera,
  { targets, battles }: Pick<BoardView, 'targets' | 'battles'>,
): Rect[] =>
  battles.flatMap(({ space }) => {
    const block = layout.by.get(space)
    if (!block) return []
    const [[x, y], [dx, dy]] = [cornerOf(block, camera), battleSpot(space, layout, targets[space] !== undefined)]
    return [square([x + dx, y + dy], BATTLE)]
  })

/** The room that a space takes on the screen, with its marks. */
export function markedRect(space: SpaceId, layout: Layout, camera: Camera, view: Pick<BoardView, 'targets' | 'battles'>): Rect {
  const rect = blockRect(space, layout, camera)
  const block = layout.by.get(space)
  if (!block) return rect
  const [x, y] = cornerOf(block, camera)
  const at = ([dx, dy]: Point, size: number): Rect => square([x + dx, y + dy], size)
  const marked = view.targets[space] !== undefined
  const fought = view.battles.some((battle) => battle.space === space)
  return union([
    rect,
    ...(marked ? [at(targetSpot(space, layout), TARGET)] : []),
    ...(fought ? [at(battleSpot(space, layout, marked), BATTLE)] : []),
  ])
}
