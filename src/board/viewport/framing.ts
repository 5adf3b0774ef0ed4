/**
 * Decides whether requested spaces are well visible, and which camera to use if not. It leaves a good view alone, because
 * an unexpected move disorients.
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

/** `middle`: in the middle third of the map. `clear`: clear of edges and covering elements. `fill`: as close as possible. */
export type FrameRequest = {
  readonly how: 'middle' | 'clear' | 'fill'
  readonly core: readonly Spot[]
  /** Included as far as armies stay readable. */
  readonly around?: readonly Spot[]
  /** For `fill`. */
  readonly maxScale?: number
}

/** The smallest scale of a frame, at which armies are readable. */
export const READABLE_SCALE = 0.6
/** A frame at this share of its best scale is good enough. */
const CLOSE_ENOUGH = 0.8
/** Few scales, so that drawn ground and layouts are reused. */
const SCALE_STEP = Math.sqrt(COMFORTABLE_SCALE / READABLE_SCALE)
/** The most common scales. */
export const FRAME_SCALES: readonly number[] = [COMFORTABLE_SCALE, COMFORTABLE_SCALE / SCALE_STEP, READABLE_SCALE]
const MIN_STEP = 1.08

const middleOf = ([x0, y0, x1, y1]: Box): Point => [(x0 + x1) / 2, (y0 + y1) / 2]
const AT_SCALE = (k: number): Camera => ({ x: 0, y: 0, k })

function stepOut(k: number, least: number): number {
  // Rounded, because caches use the scale as a key.
  const next = Number(
    (READABLE_SCALE * SCALE_STEP ** (Math.ceil(Math.log(k / READABLE_SCALE) / Math.log(SCALE_STEP) - 0.01) - 1)).toFixed(4),
  )
  return next > least * MIN_STEP ? next : least
}

/** The largest scale between `most` and `least` at which everything is clear; null if none. */
export function closestScale(spots: readonly Spot[], insets: Insets, most: number, least: number): number | null {
  for (let k = Math.max(most, least); ; k = stepOut(k, least)) {
    if (shiftInto(boxOnScreen(spots, AT_SCALE(k)), insets.freeBoxes)) return k
    if (k <= least) return null
  }
}

export function includeAround(core: readonly Spot[], around: readonly Spot[], insets: Insets, least: number): readonly Spot[] {
  const [x, y] = middleOf(boxOnScreen(core, AT_SCALE(1)))
  const away = ({ at }: Spot) => Math.hypot(at[0] - x, at[1] - y)
  const found = [...core]
  for (const spot of around.toSorted((a, b) => away(a) - away(b)))
    if (closestScale([...found, spot], insets, least, least) !== null) found.push(spot)
  return found
}

export function isInMiddleThird([x, y]: Point, { width, height }: Insets): boolean {
  return x >= width / 3 && x <= (width * 2) / 3 && y >= height / 3 && y <= (height * 2) / 3
}

const isClear = (box: Box, insets: Insets): boolean => {
  const way = shiftInto(box, insets.freeBoxes)
  return way !== null && way[0] === 0 && way[1] === 0
}

function centreCamera(spots: readonly Spot[], k: number, insets: Insets): Camera {
  const box = boxOnScreen(spots, AT_SCALE(k))
  const [bx, by] = middleOf(box)
  const away = (free: Box) => Math.hypot(middleOf(free)[0] - insets.width / 2, middleOf(free)[1] - insets.height / 2)
  const rooms = insets.freeBoxes.filter((free) => shiftInto(box, [free]))
  const [mx, my] = middleOf(
    (rooms.length > 0 ? rooms : insets.freeBoxes).reduce((best, free) => (away(free) < away(best) ? free : best)),
  )
  const there = clampCamera({ k, x: mx - bx, y: my - by }, insets)
  // At the board's edge: at least clear of covering elements.
  const [dx, dy] = shiftInto(boxOnScreen(spots, there), insets.freeBoxes) ?? [0, 0]
  return clampCamera({ k, x: there.x + dx, y: there.y + dy }, insets)
}

const isSameCamera = (a: Camera, b: Camera) => Math.hypot(a.x - b.x, a.y - b.y) < 1 && Math.abs(Math.log(a.k / b.k)) < 0.001

/** Null if the current camera is good, or nothing better is allowed. */
export function cameraFor(
  { how, core, around = [], maxScale = COMFORTABLE_SCALE }: FrameRequest,
  camera: Camera,
  insets: Insets,
): Camera | null {
  if (core.length === 0) return null
  const goal = CAMERA_BY_KIND[how](core, around, camera, insets, maxScale)
  return goal && !isSameCamera(goal, camera) ? goal : null
}

/** A sideways step clear of covering elements; null if none is needed or possible. */
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
    // Good enough: coming closer would only move the map.
    const serves = camera.k >= Math.max(FAR_SCALE, Math.min(READABLE_SCALE, best * CLOSE_ENOUGH))
    if (serves && isClear(boxOnScreen(spots, camera), insets)) return null
    // Keep the scale if everything fits, or if no nearby scale would help.
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

/** A request in spaces. */
export type MapRequest = {
  readonly how: FrameRequest['how']
  readonly core: readonly SpaceId[]
  readonly around?: readonly SpaceId[]
  readonly maxScale?: number
}

/** Smallest size (px) of a space, and the room of a ring. */
const MIN_SPOT = { w: 90, h: 48 }
const RING = 18

const spotAt = (at: Spot['at'], w: number, h: number): Spot => ({
  at,
  w: Math.max(MIN_SPOT.w, w) + RING,
  h: Math.max(MIN_SPOT.h, h) + RING,
})

/** From afar blocks are enlarged, because they grow when zoomed in. */
export function currentSpot(picture: PictureState, space: SpaceId): Spot {
  const block = picture.fontsReady ? picture.layout().bySpace.get(space) : undefined
  const growth = picture.camera.k < FAR_SCALE ? 1.6 : 1
  return spotAt(block?.at ?? clickPointOf(space), (block?.w ?? 0) * growth, (block?.h ?? 0) * growth)
}

function fullSpot({ fontsReady, view }: PictureState, space: SpaceId): Spot {
  const { w, h } = fontsReady ? fullSize(view, space) : { w: 0, h: 0 }
  return spotAt(clickPointOf(space), w, h)
}

/** Corners of a land; empty for seas, which need not be fully visible. */
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
