/** Hit testing: armies first, then targets, then small spaces, then the ground. */

import type { Point } from '../../content/map.ts'
import type { SpaceId } from '../../engine/types/ids.ts'
import { clickPointsOf, nearestOf, pressedSpace, spaceAt, toBoard, toScreen } from '../geography/geometry.ts'
import { blockAt, cornerOf, type Layout } from '../placement/layout.ts'
import type { Rect } from '../placement/rects.ts'
import type { BoardView, Camera, OrderHandle, Size } from '../types.ts'
import type { Insets } from './insets.ts'

/** Half the size (px) of a touch target. */
export const FINGER_RADIUS = 22

type Shown = {
  /** Null before fonts are loaded. */
  readonly layout: Layout | null
  readonly camera: Camera
  /** Spaces where a press has an effect. */
  readonly lit: readonly SpaceId[]
  readonly selected: SpaceId | null
}

export function hitTest({ layout, camera, lit, selected }: Shown, x: number, y: number, finger = false): SpaceId | null {
  const block = layout ? blockAt(layout, camera, x, y) : null
  if (block !== null) return block
  const [bx, by] = toBoard([x, y], camera)
  if (!finger) return pressedSpace(bx, by, camera.k)
  const ground = spaceAt(bx, by)
  const settled = ground !== null && (lit.includes(ground) || ground === selected)
  if (!settled) {
    const near = (layout && armyUnderFinger(layout, camera, x, y, lit)) ?? nearestOf(lit, bx, by, FINGER_RADIUS / camera.k)
    if (near !== null) return near
  }
  const meant = pressedSpace(bx, by, camera.k, FINGER_RADIUS)
  if (settled || meant !== ground) return meant
  return (layout && armyUnderFinger(layout, camera, x, y)) ?? meant
}

/** The nearest army whose chips, enlarged for a finger, contain the point. */
export function armyUnderFinger(
  layout: Layout,
  camera: Camera,
  x: number,
  y: number,
  among?: readonly SpaceId[],
): SpaceId | null {
  let found: SpaceId | null = null
  let best = Number.POSITIVE_INFINITY
  for (const block of layout.placed) {
    if (among && !among.includes(block.space)) continue
    const [left, top] = cornerOf(block, camera)
    for (const part of block.armies) {
      const [dx, dy] = [Math.abs(x - left - part.x - part.w / 2), Math.abs(y - top - part.y - part.h / 2)]
      if (dx > Math.max(FINGER_RADIUS, part.w / 2) || dy > Math.max(FINGER_RADIUS, part.h / 2)) continue
      const away = Math.hypot(Math.max(0, dx - part.w / 2), Math.max(0, dy - part.h / 2))
      if (away < best) [best, found] = [away, block.space]
    }
  }
  return found
}

/** A point where a press hits the space; its army first, which nothing covers. */
export function clickablePoint(picture: PictureState, space: SpaceId, { freeBoxes, width, height }: Insets): Point {
  const block = picture.fontsReady ? picture.layout().bySpace.get(space) : undefined
  const points = clickPointsOf(space).map((point) => toScreen(point, picture.camera))
  if (block) {
    const [left, top] = cornerOf(block, picture.camera)
    const part = block.armies[0] ?? block.label
    if (part) points.push([left + part.x + part.w / 2, top + part.y + part.h / 2])
  }
  const all = points.filter(([x, y]) => picture.spaceAt(x, y) === space)
  // Avoid points under an order.
  const meant = [...all.filter(([x, y]) => !picture.orderAt(x, y)), ...all]
  return (
    meant.find(([x, y]) => freeBoxes.some(([x0, y0, x1, y1]) => x >= x0 && y >= y0 && x < x1 && y < y1)) ??
    meant.find(([x, y]) => x >= 0 && y >= 0 && x < width && y < height) ??
    meant[0] ??
    points[0]!
  )
}

// What pointer and keyboard use of the scene.
export type PictureState = {
  readonly view: BoardView
  readonly camera: Camera
  readonly size: Size
  readonly fontsReady: boolean
  readonly hover: SpaceId | null
  layout(): Layout
  spaceAt(x: number, y: number): SpaceId | null
  orderAt(x: number, y: number, finger?: boolean): OrderHandle | null
  chipRects(): readonly Rect[]
  setHover(space: SpaceId | null): void
}
