/** Which space a press means: an army first, then what is lit, then what is too small to be met, then the ground. */

import type { Point } from '../../content/map.ts'
import type { SpaceId } from '../../engine/types/ids.ts'
import { clickPointsOf, nearestOf, pressedSpace, spaceAt, toBoard, toScreen } from '../geography/geometry.ts'
import { blockAt, cornerOf, type Layout } from '../placement/layout.ts'
import type { Rect } from '../placement/rects.ts'
import type { BoardView, Camera, OrderHandle, Size } from '../types.ts'
import type { Insets } from './insets.ts'

/** A finger is so wide (px): what is pressed by one is met in a square of twice this. */
export const FINGER_RADIUS = 22

type Shown = {
  /** None before there are letters. */
  readonly layout: Layout | null
  readonly camera: Camera
  /** Spaces that a press would do something with. */
  readonly lit: readonly SpaceId[]
  readonly selected: SpaceId | null
}

/** The space that a point of the stage means to a mouse, or to a finger, which is met by what lies around it. */
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

/** The army whose chips, widened to a finger, hold the point; of several the nearest. */
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

// MERGED: /** Answers for those who drive the board from outside. */
/** A point of the stage where a press means the space. Its own army first: nothing can cover that. */
export function clickablePoint(picture: PictureState, space: SpaceId, { freeBoxes, width, height }: Insets): Point {
  const block = picture.fontsReady ? picture.layout().bySpace.get(space) : undefined
  const points = clickPointsOf(space).map((point) => toScreen(point, picture.camera))
  if (block) {
    const [left, top] = cornerOf(block, picture.camera)
    const part = block.armies[0] ?? block.label
    if (part) points.push([left + part.x + part.w / 2, top + part.y + part.h / 2])
  }
  const all = points.filter(([x, y]) => picture.spaceAt(x, y) === space)
  // An order that lies over it is pressed by itself.
  const meant = [...all.filter(([x, y]) => !picture.orderAt(x, y)), ...all]
  return (
    meant.find(([x, y]) => freeBoxes.some(([x0, y0, x1, y1]) => x >= x0 && y >= y0 && x < x1 && y < y1)) ??
    meant.find(([x, y]) => x >= 0 && y >= 0 && x < width && y < height) ??
    meant[0] ??
    points[0]!
  )
}

// MERGED: /** What the pointer and the keyboard ask of the picture on the stage, and tell it. */
export type PictureState = {
  readonly view: BoardView
  readonly camera: Camera
  readonly size: Size
  /** Names wait for their fonts; without them nothing is laid out. */
  readonly fontsReady: boolean
  /** The space under the mouse. */
  readonly hover: SpaceId | null
  layout(): Layout
  /** The space that a point of the stage means to a mouse. */
  spaceAt(x: number, y: number): SpaceId | null
  /** The order whose arrow or pill lies there. */
  orderAt(x: number, y: number, finger?: boolean): OrderHandle | null
  /** Where the odds of battles stand. */
  chipRects(): readonly Rect[]
  setHover(space: SpaceId | null): void
}
