/**
 * Degrees to board pixels. No known projection has room for 126 spaces: Europe must be large, Africa keep its shape, America be
 * near. So an oblique azimuthal view of Europe, compressed outwards, is blended into two plain grids of degrees, and lenses
 * widen what is still too small for pieces. On the board this never folds, but in an empty patch of the Atlantic (see isHonest).
 */
import type { Point } from './geometry'
import { type Degrees, type Place, projection } from './sources'

const { azimuthal, america, africa, lenses, frame } = projection
export const board = { width: frame.x1 - frame.x0, height: frame.y1 - frame.y0 } as const

const radians = Math.PI / 180

/** 0 before 0, 1 after 1, and smooth between. */
function ease(value: number): number {
  const t = Math.max(0, Math.min(1, value))
  return t * t * (3 - 2 * t)
}

/** Europe: true directions from the centre, and distances that grow ever slower (asinh) the farther away a place lies. */
function fromCentre(lon: number, lat: number): Point {
  const centre = azimuthal.lat * radians
  const north = lat * radians
  const east = (lon - azimuthal.lon) * radians
  const cos = Math.sin(centre) * Math.sin(north) + Math.cos(centre) * Math.cos(north) * Math.cos(east)
  const degrees = Math.acos(Math.max(-1, Math.min(1, cos))) / radians
  const x = Math.cos(north) * Math.sin(east)
  const y = Math.cos(centre) * Math.sin(north) - Math.sin(centre) * Math.cos(north) * Math.cos(east)
  const length = Math.sqrt(x * x + y * y)
  if (length < 1e-12) return [0, 0]
  const reach = (azimuthal.pxPerDegree * Math.asinh(azimuthal.compression * degrees)) / azimuthal.compression
  return [(reach * x) / length, (-reach * y) / length]
}

/** Africa's share. It begins farther south in the Atlantic, so the impassable Sahara takes the compression. */
function shareOfAfrica(lon: number, lat: number): number {
  const [lonFrom, lonTo] = africa.lonFall as [number, number]
  const [westFrom, westTo] = africa.west as [number, number]
  const top = africa.latTop - africa.westDrop * ease((westFrom - lon) / (westFrom - westTo))
  return ease((top - lat) / africa.latSpan) * (1 - ease((lon - lonFrom) / (lonTo - lonFrom)))
}

const between = (a: Point, b: Point, share: number): Point => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]

/** The blend, before the lenses and the frame. */
function blend(lon: number, lat: number): Point {
  let point = fromCentre(lon, lat)
  const western = ease((america.lonFrom - lon) / (america.lonFrom - america.lonFull))
  if (western > 0)
    point = between(
      point,
      [america.x0 + america.ax * (lon - america.lon0), america.y0 + america.ay * (america.lat0 - lat)],
      western,
    )
  const southern = shareOfAfrica(lon, lat)
  if (southern > 0)
    point = between(point, [africa.x0 + africa.ax * (lon - africa.lon0), africa.y0 + africa.ay * (africa.lat0 - lat)], southern)
  return point
}

/** Magnifiers, in their order. They fall off to nothing at their radius, and keep the order of points while strength < 1.25. */
const magnifiers = lenses.map(({ centre, radius, strength }) => {
  const [lon, lat] = centre as [number, number]
  return { centre: blend(lon, lat), radius, strength }
})

function magnify([x, y]: Point): Point {
  for (const { centre, radius, strength } of magnifiers) {
    const dx = x - centre[0]
    const dy = y - centre[1]
    const near = 1 - (dx * dx + dy * dy) / (radius * radius)
    if (near <= 0) continue
    const factor = 1 + strength * near * near
    x = centre[0] + dx * factor
    y = centre[1] + dy * factor
  }
  return [x, y]
}

export function project(lon: number, lat: number): Point {
  const [x, y] = magnify(blend(lon, lat))
  return [x - frame.x0, y - frame.y0]
}

/** Board pixels of an authored place. */
export function placeOnBoard(place: Place): Point {
  return place[0] === 'xy' ? [place[1] - frame.x0, place[2] - frame.y0] : project(place[0], place[1])
}

export const isOnBoard = ([x, y]: Point): boolean => x >= 0 && y >= 0 && x <= board.width && y <= board.height

/**
 * Whether the grid of degrees may be drawn here. The two plain grids meet in the Atlantic south of 33N and west of 20W, and there
 * the sea is folded: about 66 cells of a degree, 28-39W and 25-32N, with no land and no line of the board in them. So the grid
 * ends at 40N and at 20W. In the south-east, beyond 40S, its lines would run together.
 */
export const isHonest = ([lon, lat]: Degrees): boolean => !(lon < -20 && lat < 40) && !(lon > 50 && lat < -40)
