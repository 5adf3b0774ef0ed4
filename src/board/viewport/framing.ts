/**
 * The camera's judgement: whether what is spoken of stands well where the map is, and if not, from where to look. Boxes and the
 * present camera in, a new camera or none out. It moves nothing that stands well, since a map that moves by itself costs its
 * reader the place they were at.
 */
import type { Point } from '../../content/map.ts'
import type { SpaceId } from '../../engine/types/ids.ts'
import { geography, isLandSpace } from '../geography/current-board.ts'
import { clickPointOf } from '../geography/geometry.ts'
import type { Box } from '../geography/shapes.ts'
import { FAR_SCALE } from '../glyphs/totals.ts'
import { fullSize } from '../placement/layout-cache.ts'
import type { Camera } from '../types.ts'
import { clampCamera, minScale } from './camera-limits.ts'
import type { PictureState } from './hit-test.ts'
import { boxOnScreen, COMFORTABLE_SCALE, type Insets, type Spot, shiftInto } from './insets.ts'

/**
 * `middle`: what somebody asked to be shown stands in the middle third of the map. `clear`: it is enough that it stands clear of
 * the edges and of what lies over the map. `fill`: the map is about this and nothing else, and is as close as it can be.
 */
export type FrameRequest = {
  readonly how: 'middle' | 'clear' | 'fill'
  /** What must be seen. */
  readonly core: readonly Spot[]
  /** What is seen too as far as armies can be read, from the core outwards. */
  readonly around?: readonly Spot[]
  /** `fill` comes no closer than this scale. */
  readonly maxScale?: number
}

/** No frame goes so far out that armies in it are bare totals. */
export const READABLE_SCALE = 0.6
/** A frame that is a little smaller than it could be is none to be moved for. */
const CLOSE_ENOUGH = 0.8
/** Frames stand at few scales, each so much (a factor) farther than the next: ground and letters that are drawn for one serve many. */
const SCALE_STEP = Math.sqrt(COMFORTABLE_SCALE / READABLE_SCALE)
/** Those that most frames stand at. */
export const FRAME_SCALES: readonly number[] = [COMFORTABLE_SCALE, COMFORTABLE_SCALE / SCALE_STEP, READABLE_SCALE]
/** A scale that is only so much (a factor) closer than the farthest is none of its own. */
const MIN_STEP = 1.08

const middleOf = ([x0, y0, x1, y1]: Box): Point => [(x0 + x1) / 2, (y0 + y1) / 2]
const AT_SCALE = (k: number): Camera => ({ x: 0, y: 0, k })

/** The next scale farther out, down to `least`. */
function stepOut(k: number, least: number): number {
  // Rounded: what is kept for a scale is found by it again.
  const next = Number(
    (READABLE_SCALE * SCALE_STEP ** (Math.ceil(Math.log(k / READABLE_SCALE) / Math.log(SCALE_STEP) - 0.01) - 1)).toFixed(4),
  )
  return next > least * MIN_STEP ? next : least
}

/** The largest scale, from `most` down to `least`, at which all of it stands clear of what lies over the map. */
export function closestScale(spots: readonly Spot[], insets: Insets, most: number, least: number): number | null {
  for (let k = Math.max(most, least); ; k = stepOut(k, least)) {
    if (shiftInto(boxOnScreen(spots, AT_SCALE(k)), insets.freeBoxes)) return k
    if (k <= least) return null
  }
}

/** The core, and of what is around it as much as a scale has room for, the nearest first. */
export function includeAround(core: readonly Spot[], around: readonly Spot[], insets: Insets, least: number): readonly Spot[] {
  const [x, y] = middleOf(boxOnScreen(core, AT_SCALE(1)))
  const away = ({ at }: Spot) => Math.hypot(at[0] - x, at[1] - y)
  const found = [...core]
  for (const spot of around.toSorted((a, b) => away(a) - away(b)))
    if (closestScale([...found, spot], insets, least, least) !== null) found.push(spot)
  return found
}

/** In the middle third of the map, both across and down. */
export function isInMiddleThird([x, y]: Point, { width, height }: Insets): boolean {
  return x >= width / 3 && x <= (width * 2) / 3 && y >= height / 3 && y <= (height * 2) / 3
}

const isClear = (box: Box, insets: Insets): boolean => {
  const way = shiftInto(box, insets.freeBoxes)
  return way !== null && way[0] === 0 && way[1] === 0
}

/** All of it around the middle of the free box that is nearest to the middle of the map, as far as the board's own limits allow. */
function centreCamera(spots: readonly Spot[], k: number, insets: Insets): Camera {
  const box = boxOnScreen(spots, AT_SCALE(k))
  const [bx, by] = middleOf(box)
  const away = (free: Box) => Math.hypot(middleOf(free)[0] - insets.width / 2, middleOf(free)[1] - insets.height / 2)
  const rooms = insets.freeBoxes.filter((free) => shiftInto(box, [free]))
  const [mx, my] = middleOf(
    (rooms.length > 0 ? rooms : insets.freeBoxes).reduce((best, free) => (away(free) < away(best) ? free : best)),
  )
  const there = clampCamera({ k, x: mx - bx, y: my - by }, insets)
  // At the board's edge the middle cannot be had, but nothing need lie beneath a button.
  const [dx, dy] = shiftInto(boxOnScreen(spots, there), insets.freeBoxes) ?? [0, 0]
  return clampCamera({ k, x: there.x + dx, y: there.y + dy }, insets)
}

const isSameCamera = (a: Camera, b: Camera) => Math.hypot(a.x - b.x, a.y - b.y) < 1 && Math.abs(Math.log(a.k / b.k)) < 0.001

/** From where to look for the wish to be met; null where it is met, or where the board's limits leave nothing better. */
export function cameraFor(
  { how, core, around = [], maxScale = COMFORTABLE_SCALE }: FrameRequest,
  camera: Camera,
  insets: Insets,
): Camera | null {
  if (core.length === 0) return null
  const goal = CAMERA_BY_KIND[how](core, around, camera, insets, maxScale)
  return goal && !isSameCamera(goal, camera) ? goal : null
}

/** A step to the side that brings all of it clear of what lies over the map; null where it stands so, or there is no room for it. */
export function stepClearOfCovers(spots: readonly Spot[], camera: Camera, insets: Insets): Camera | null {
  const [dx, dy] = shiftInto(boxOnScreen(spots, camera), insets.freeBoxes) ?? [0, 0]
  const goal = clampCamera({ k: camera.k, x: camera.x + dx, y: camera.y + dy }, insets)
  return isSameCamera(goal, camera) ? null : goal
}

type ChooseCamera = (
  core: readonly Spot[],
  around: readonly Spot[],
  camera: Camera,
  insets: Insets,
  most: number,
) => Camera | null

/** At least as close as armies can be read. */
const readable = (k: number) => (k < FAR_SCALE ? COMFORTABLE_SCALE : k)

const CAMERA_BY_KIND: Readonly<Record<FrameRequest['how'], ChooseCamera>> = {
  middle: (core, around, camera, insets) => {
    const spots = [...core, ...around]
    const box = boxOnScreen(spots, camera)
    if (camera.k >= FAR_SCALE && isClear(box, insets) && isInMiddleThird(middleOf(box), insets)) return null
    const least = minScale(insets)
    return centreCamera(spots, closestScale(spots, insets, readable(camera.k), least) ?? least, insets)
  },
  clear: (core, around, camera, insets, most) => {
    const least = Math.min(camera.k < FAR_SCALE ? READABLE_SCALE : camera.k, READABLE_SCALE)
    const spots = includeAround(core, around, insets, least)
    const found = closestScale(spots, insets, around.length > 0 ? most : readable(camera.k), least)
    const best = found ?? least
    // Armies can be read from here: coming closer would only move the map.
    const serves = camera.k >= Math.max(FAR_SCALE, Math.min(READABLE_SCALE, best * CLOSE_ENOUGH))
    if (serves && isClear(boxOnScreen(spots, camera), insets)) return null
    // What can be seen from as near as now is only drawn there; what finds no room at all gains nothing by another scale nearby.
    const stays = () =>
      found === null ? camera.k * CLOSE_ENOUGH <= least : closestScale(spots, insets, camera.k, camera.k) !== null
    return centreCamera(spots, serves && stays() ? camera.k : best, insets)
  },
  fill: (core, around, camera, insets, most) => {
    const least = Math.min(most, READABLE_SCALE)
    const spots = includeAround(core, around, insets, least)
    const k = closestScale(spots, insets, most, least) ?? least
    if (camera.k >= k * CLOSE_ENOUGH && isClear(boxOnScreen(spots, camera), insets)) return null
    return centreCamera(spots, k, insets)
  },
}

// MERGED: /** What must be seen of spaces: their names and armies, with room for a ring. */
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
