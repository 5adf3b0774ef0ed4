/** Where the mark of a battle stands: beside the name or the army, wherever it covers least of what others have written. */
import type { Point } from '../../content/map'
import type { SpaceId } from '../../engine/types/ids'
import { BATTLE } from '../glyphs/badges'
import { partsAt } from './blockRects'
import { cornerOf, type Layout, type Placed } from './layout'
import { overlap, type Rect } from './rects'

/** Between the mark and what it belongs to. */
const GAP = 6

function* places(block: Placed, marked: boolean): Generator<Point> {
  const { label, armies, w, h } = block
  const half = BATTLE / 2
  const [army, last] = [armies[0], armies.at(-1)]
  // At the left of the name stands the class of a target.
  if (label && !marked) yield [label.x - GAP - half, label.y + label.h / 2]
  if (!label && army && !marked) yield [army.x - GAP - half, army.y + army.h / 2]
  yield [w / 2, -5 - half]
  if (label) yield [label.x + label.w + GAP + half, label.y + label.h / 2]
  if (army && last) {
    const middle = (army.y + last.y + last.h) / 2
    yield [Math.min(army.x, last.x) - GAP - half, middle]
    yield [Math.max(army.x + army.w, last.x + last.w) + GAP + 2 + half, middle]
  }
  yield [w / 2, h + GAP + half]
}

const known = new WeakMap<Layout, Map<string, Point>>()

/** The middle of a battle's mark, from the corner of its block, in pixels. `marked`: the space is a lit target. */
export function battleSpot(space: SpaceId, layout: Layout, marked: boolean): Point {
  const spots = known.get(layout) ?? new Map<string, Point>()
  known.set(layout, spots)
  const key = `${space} ${marked}`
  const old = spots.get(key)
  if (old) return old
  const block = layout.by.get(space)
  if (!block) return [0, 0]
  const [x, y] = cornerOf(block, { x: 0, y: 0, k: layout.k })
  const parts = partsAt(layout, layout.k, 4)
  let best: { readonly at: Point; readonly cost: number } | null = null
  let nth = 0
  for (const at of places(block, marked)) {
    const rect: Rect = {
      x0: x + at[0] - BATTLE / 2,
      y0: y + at[1] - BATTLE / 2,
      x1: x + at[0] + BATTLE / 2,
      y1: y + at[1] + BATTLE / 2,
    }
    const cost = nth++ * 14 + parts.reduce((sum, part) => sum + overlap(rect, part), 0)
    if (!best || cost < best.cost) best = { at, cost }
  }
  spots.set(key, best!.at)
  return best!.at
}
