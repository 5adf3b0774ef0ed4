/** Answers for those who drive the board from outside. */
import type { Point } from '../content/map'
import type { SpaceId } from '../engine/types/ids'
import { clickPointsOf, toScreen } from './geometry'
import { cornerOf } from './layout'
import type { Scene } from './scene'

/** A scale at which armies can be read, or the present one if they already can. */
export const comfortable = (k: number): number => (k < 0.9 ? 1.1 : k)

/** A point of the stage where a press means the space. Its own army first: nothing can cover that. */
export function clickablePoint(scene: Scene, space: SpaceId): Point {
  const { width, height } = scene.size
  const block = scene.lettered ? scene.laidOut().by.get(space) : undefined
  const points = clickPointsOf(space).map((point) => toScreen(point, scene.camera))
  if (block) {
    const [left, top] = cornerOf(block, scene.camera)
    const part = block.armies[0] ?? block.label
    if (part) points.push([left + part.x + part.w / 2, top + part.y + part.h / 2])
  }
  const meant = points.filter(([x, y]) => scene.spaceAt(x, y) === space)
  return meant.find(([x, y]) => x >= 0 && y >= 0 && x < width && y < height) ?? meant[0] ?? points[0]!
}
