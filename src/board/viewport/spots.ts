/** What must be seen of spaces: their names and armies, with room for a ring. */
import type { SpaceId } from '../../engine/types/ids.ts'
import { clickPointOf } from '../geography/geometry.ts'
import { geography, isLandSpace } from '../geography/table.ts'
import { FAR } from '../glyphs/totals.ts'
import { fullest } from '../placement/cache.ts'
import type { Spot } from './insets.ts'
import type { Wish } from './judgement.ts'
import type { PictureState } from './picture.ts'

/** What somebody asked to be shown, in spaces. */
export type MapWish = {
  readonly how: Wish['how']
  readonly core: readonly SpaceId[]
  readonly around?: readonly SpaceId[]
  readonly most?: number
}

/** The least room (px) that a space is given, and what a ring around it takes. */
const LEAST = { w: 90, h: 48 }
const RING = 18

const roomy = (at: Spot['at'], w: number, h: number): Spot => ({
  at,
  w: Math.max(LEAST.w, w) + RING,
  h: Math.max(LEAST.h, h) + RING,
})

/** As the spaces stand now. From afar they are smaller than they will be once they can be read. */
export function standing(picture: PictureState, space: SpaceId): Spot {
  const block = picture.lettered ? picture.laidOut().by.get(space) : undefined
  const growth = picture.camera.k < FAR ? 1.6 : 1
  return roomy(block?.at ?? clickPointOf(space), (block?.w ?? 0) * growth, (block?.h ?? 0) * growth)
}

/** As they will stand once there is room for all they have to show. */
function inFull({ lettered, view }: PictureState, space: SpaceId): Spot {
  const { w, h } = lettered ? fullest(view, space) : { w: 0, h: 0 }
  return roomy(clickPointOf(space), w, h)
}

/** The corners of a land itself; a sea is as wide as it is, and nobody need see all of it. */
function groundOf(space: SpaceId): Spot[] {
  const shape = geography().shapes.get(space)
  if (!shape || !isLandSpace(space)) return []
  const [x0, y0, x1, y1] = shape.box
  return [
    { at: [x0, y0], w: 0, h: 0 },
    { at: [x1, y1], w: 0, h: 0 },
  ]
}

export function wishOf(picture: PictureState, { how, core, around = [], most }: MapWish): Wish {
  // What is chosen and where it may go will be shown in full.
  const full = how === 'fill' || around.length > 0
  const spot = (space: SpaceId) => (full ? inFull(picture, space) : standing(picture, space))
  const seen = new Set(core)
  return {
    how,
    core: core.map(spot),
    around: [...(how === 'fill' ? core.flatMap(groundOf) : []), ...around.filter((space) => !seen.has(space)).map(spot)],
    ...(most ? { most } : {}),
  }
}
