/** What must be seen of spaces: their names and armies, with room for a ring. */
import type { SpaceId } from '../../engine/types/ids.ts'
import { clickPointOf } from '../geography/geometry.ts'
import { geography, isLandSpace } from '../geography/table.ts'
import { FAR_SCALE } from '../glyphs/totals.ts'
import { fullSize } from '../placement/cache.ts'
import type { Spot } from './insets.ts'
import type { FrameRequest } from './judgement.ts'
import type { PictureState } from './picture.ts'

/** What somebody asked to be shown, in spaces. */
export type MapRequest = {
  readonly how: FrameRequest['how']
  readonly core: readonly SpaceId[]
  readonly around?: readonly SpaceId[]
  readonly maxScale?: number
}

/** The least room (px) that a space is given, and what a ring around it takes. */
const MIN_SPOT = { w: 90, h: 48 }
const RING = 18

const spotAt = (at: Spot['at'], w: number, h: number): Spot => ({
  at,
  w: Math.max(MIN_SPOT.w, w) + RING,
  h: Math.max(MIN_SPOT.h, h) + RING,
})

/** As the spaces stand now. From afar they are smaller than they will be once they can be read. */
export function currentSpot(picture: PictureState, space: SpaceId): Spot {
  const block = picture.fontsReady ? picture.layout().bySpace.get(space) : undefined
  const growth = picture.camera.k < FAR_SCALE ? 1.6 : 1
  return spotAt(block?.at ?? clickPointOf(space), (block?.w ?? 0) * growth, (block?.h ?? 0) * growth)
}

/** As they will stand once there is room for all they have to show. */
function fullSpot({ fontsReady, view }: PictureState, space: SpaceId): Spot {
  const { w, h } = fontsReady ? fullSize(view, space) : { w: 0, h: 0 }
  return spotAt(clickPointOf(space), w, h)
}

/** The corners of a land itself; a sea is as wide as it is, and nobody need see all of it. */
function landCorners(space: SpaceId): Spot[] {
  const shape = geography().shapes.get(space)
  if (!shape || !isLandSpace(space)) return []
  const [x0, y0, x1, y1] = shape.box
  return [
    { at: [x0, y0], w: 0, h: 0 },
    { at: [x1, y1], w: 0, h: 0 },
  ]
}

export function toFrameRequest(picture: PictureState, { how, core, around = [], maxScale }: MapRequest): FrameRequest {
  // What is chosen and where it may go will be shown in full.
  const full = how === 'fill' || around.length > 0
  const spot = (space: SpaceId) => (full ? fullSpot(picture, space) : currentSpot(picture, space))
  const seen = new Set(core)
  return {
    how,
    core: core.map(spot),
    around: [...(how === 'fill' ? core.flatMap(landCorners) : []), ...around.filter((space) => !seen.has(space)).map(spot)],
    ...(maxScale ? { maxScale } : {}),
  }
}
