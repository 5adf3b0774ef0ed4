/** Answers for those who drive the board from outside. */
import type { Point } from '../../content/map.ts'
import type { SpaceId } from '../../engine/types/ids.ts'
import { clickPointsOf, toScreen } from '../geography/geometry.ts'
import { cornerOf } from '../placement/layout.ts'
import type { Insets } from './insets.ts'
import type { PictureState } from './picture.ts'

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
