/** Answers for those who drive the board from outside. */
import type { Point } from '../../content/map'
import type { SpaceId } from '../../engine/types/ids'
import { clickPointOf, clickPointsOf, toScreen } from '../geography/geometry'
import { FAR } from '../glyphs/totals'
import { cornerOf } from '../placement/layout'
import type { Camera } from '../types'
import { farthest } from './camera'
import { cameraToShow, type Insets, type Spot } from './insets'
import type { PictureState } from './picture'

/** The least room (px) that a space is given, and what a ring around it takes. */
const LEAST = { w: 90, h: 48 }
const RING = 18

/** What must be seen of spaces: their names and armies, with room for a ring. */
function spotsOf(picture: PictureState, spaces: readonly SpaceId[]): Spot[] {
  const layout = picture.lettered ? picture.laidOut() : null
  // From afar they are smaller than they will be once they can be read.
  const growth = picture.camera.k < FAR ? 1.6 : 1
  return spaces.map((space) => {
    const block = layout?.by.get(space)
    return {
      at: block?.at ?? clickPointOf(space),
      w: Math.max(LEAST.w, (block?.w ?? 0) * growth) + RING,
      h: Math.max(LEAST.h, (block?.h ?? 0) * growth) + RING,
    }
  })
}

/** The camera that shows the spaces with the shortest way there from a camera; null where they are to be seen already. */
export function cameraShowing(picture: PictureState, spaces: readonly SpaceId[], from: Camera, insets: Insets): Camera | null {
  return cameraToShow(spotsOf(picture, spaces), from, insets, farthest(insets))
}

/** A point of the stage where a press means the space. Its own army first: nothing can cover that. */
export function clickablePoint(picture: PictureState, space: SpaceId, { free, width, height }: Insets): Point {
  const block = picture.lettered ? picture.laidOut().by.get(space) : undefined
  const points = clickPointsOf(space).map((point) => toScreen(point, picture.camera))
  if (block) {
    const [left, top] = cornerOf(block, picture.camera)
    const part = block.armies[0] ?? block.label
    if (part) points.push([left + part.x + part.w / 2, top + part.y + part.h / 2])
  }
  const meant = points.filter(([x, y]) => picture.spaceAt(x, y) === space)
  return (
    meant.find(([x, y]) => free.some(([x0, y0, x1, y1]) => x >= x0 && y >= y0 && x < x1 && y < y1)) ??
    meant.find(([x, y]) => x >= 0 && y >= 0 && x < width && y < height) ??
    meant[0] ??
    points[0]!
  )
}
