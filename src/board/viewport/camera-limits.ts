/** Limits of the camera, and cameras for the whole board, theatres and spaces. */
import { boardSize } from '../../content/map.ts'
import type { SpaceId } from '../../engine/types/ids.ts'
import { memoizeLast } from '../../memoize.ts'
import { boundsOf, clickPointOf, toScreen } from '../geography/geometry.ts'
import type { Box } from '../geography/shapes.ts'
import type { Camera } from '../types.ts'
import { type Insets, shiftInto } from './insets.ts'

export const MAX_SCALE = 2.8
/** Board px of space beyond the board's edge. */
const EDGE_SLACK = 90
/** At least this much. */
const MIN_SLACK_PX = 60
const SHEET_EDGE_PX = 10

/** The scale that shows the whole board clear of covering elements. */
export const minScale = ({ freeBoxesZoomedOut: whole }: Insets): number =>
  Math.min(
    1,
    Math.max(
      ...whole.map(([x0, y0, x1, y1]) =>
        Math.min((x1 - x0 - 2 * SHEET_EDGE_PX) / boardSize.width, (y1 - y0 - 2 * SHEET_EDGE_PX) / boardSize.height),
      ),
    ),
  )

export function cameraOnBox([x0, y0, x1, y1]: Box, insets: Insets, most: number): Camera {
  const { width, height } = insets
  const clear = height - BUTTONS_HEIGHT >= height * 0.75 ? height - BUTTONS_HEIGHT : height
  const k = Math.min(most, Math.max(minScale(insets), Math.min(width / (x1 - x0), clear / (y1 - y0))))
  return { k, x: width / 2 - ((x0 + x1) / 2) * k, y: clear / 2 - ((y0 + y1) / 2) * k }
}

const BUTTONS_HEIGHT = 56

/** Approximate half size (px) of a name with its army. */
const [ACROSS, UP] = [48, 20]

/** Europe, from Ireland to the Urals. */
export const OPENING_SPACES: readonly SpaceId[] = ['ireland', 'norway', 'moscow', 'sicily', 'ankara', 'spain']

export function cameraOnSpaces(spaces: readonly SpaceId[], insets: Insets): Camera {
  const bounds = boundsOf(spaces)
  let camera = clampCamera(cameraOnBox(bounds, insets, MAX_SCALE), insets)
  const isCovered = (space: SpaceId) => {
    const [x, y] = toScreen(clickPointOf(space), camera)
    return !insets.freeBoxes.some(([x0, y0, x1, y1]) => x - ACROSS >= x0 && y - UP >= y0 && x + ACROSS < x1 && y + UP < y1)
  }
  for (let tries = 0; tries < 8 && spaces.some(isCovered); tries++)
    camera = clampCamera(cameraOnBox(bounds, insets, camera.k * 0.94), insets)
  return camera
}

/** Runs at every step of a gesture. */
export const cameraOnAll = memoizeLast((insets: Insets): Camera => {
  const k = minScale(insets)
  const [w, h] = [boardSize.width * k, boardSize.height * k]
  const [x, y] = [insets.width / 2 - w / 2, insets.height / 2 - h / 2]
  // Tolerance for rounding.
  const [dx, dy] = shiftInto([x, y, x + w, y + h], insets.freeBoxesZoomedOut, SHEET_EDGE_PX - 0.01) ?? [0, 0]
  return { k, x: x + dx, y: y + dy }
})

/** Zoom factor from which the camera moves freely. */
const FREE_ZOOM = 1.2

/**
 * The nearest allowed camera. From afar the board is fixed; closer, every space can be moved clear of edges and covering
 * elements.
 */
export function clampCamera({ x, y, k: wanted }: Camera, insets: Insets): Camera {
  const all = cameraOnAll(insets)
  const least = all.k
  const k = Math.min(MAX_SCALE, Math.max(least, wanted))
  const loose = Math.min(1, (k / least - 1) / (FREE_ZOOM - 1))
  const brim = Math.max(MIN_SLACK_PX, EDGE_SLACK * k)
  const held = (value: number, at: number, low: number, high: number) => {
    const [lo, hi] = [Math.min(low, high), Math.max(low, high)]
    return Math.min(at + (Math.max(hi, at) - at) * loose, Math.max(at + (Math.min(lo, at) - at) * loose, value))
  }
  const at = (from: number, size: number) => from - (size * (k - least)) / 2
  return {
    k,
    x: held(x, at(all.x, boardSize.width), insets.width - brim - boardSize.width * k, brim),
    y: held(
      y,
      at(all.y, boardSize.height),
      insets.height - Math.max(brim, insets.bottomInset + MIN_SLACK_PX) - boardSize.height * k,
      brim,
    ),
  }
}
