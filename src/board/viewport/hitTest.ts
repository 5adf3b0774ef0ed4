/** Which space a press means: an army first, then what is lit, then what is too small to be met, then the ground. */
import type { SpaceId } from '../../engine/types/ids.ts'
import { nearestOf, pressedSpace, spaceAt, toBoard } from '../geography/geometry.ts'
import { blockAt, cornerOf, type Layout } from '../placement/layout.ts'
import type { Camera } from '../types.ts'

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
    const near = (layout && armyNear(layout, camera, x, y, lit)) ?? nearestOf(lit, bx, by, FINGER_RADIUS / camera.k)
    if (near !== null) return near
  }
  const meant = pressedSpace(bx, by, camera.k, FINGER_RADIUS)
  if (settled || meant !== ground) return meant
  return (layout && armyNear(layout, camera, x, y)) ?? meant
}

/** The army whose chips, widened to a finger, hold the point; of several the nearest. */
export function armyNear(layout: Layout, camera: Camera, x: number, y: number, among?: readonly SpaceId[]): SpaceId | null {
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
