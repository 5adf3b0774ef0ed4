/** Outlines of the water cut into the land and of the land laid over water, and the areas they make. */
import { type Box, boxOf, distance, type Point, snapPoint } from './geometry'
import type { Areas } from './ground'
import { closedRing, type Edge, edgesAlong, kind } from './network'
import { placeOnBoard, project } from './projection'
import { lean, legKey, mix } from './roughen'
import { type Channel, type Fill, patches } from './sources'

/** A line as a band, of one width or of its own at each point; its corners are cut across, which is enough for gentle bends. */
export function band(line: readonly Point[], width: number | readonly number[]): Point[] {
  const [left, right]: [Point[], Point[]] = [[], []]
  line.forEach(([x, y], i) => {
    const [from, to] = [line[Math.max(0, i - 1)]!, line[Math.min(line.length - 1, i + 1)]!]
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const reach = (typeof width === 'number' ? width : width[i]!) / 2 / distance(from, to)
    left.push([x - dy * reach, y + dx * reach])
    right.push([x + dy * reach, y - dx * reach])
  })
  return [...left, ...right.reverse()]
}

const basinCorners = 18
const basinUnevenness = 0.22
/** A round water with an uneven shore: a drawn circle would look like a symbol. */
export function basin([x, y]: Point, radius: number, key: number): Point[] {
  return Array.from({ length: basinCorners }, (_, i): Point => {
    const angle = (i / basinCorners) * 2 * Math.PI
    const reach = radius * (1 + basinUnevenness * lean(mix(key, i)))
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
  })
}

export function channelRing(channel: Channel): Point[] {
  const ring =
    'basin' in channel
      ? basin(placeOnBoard(channel.basin), channel.radius, legKey(channel.basin, channel.basin))
      : band(channel.line.map(placeOnBoard), channel.width)
  return ring.map(snapPoint)
}

/** Sides of a fill are straight in degrees, so they are laid on the board in quarters. */
export function fillRing({ ring }: Fill): Point[] {
  return ring.flatMap(([lon, lat], i) => {
    const [toLon, toLat] = ring[(i + 1) % ring.length]!
    return [0, 0.25, 0.5, 0.75].map((part) => snapPoint(project(lon + (toLon - lon) * part, lat + (toLat - lat) * part)))
  })
}

const bit = (n: number): number => 1 << n
const channelBits = patches.channels.map((_, i) => bit(1 + i))
const fillBits = patches.fills.map((_, i) => bit(1 + channelBits.length + i))
const sum = (bits: readonly number[]): number => bits.reduce((all, one) => all | one, 0)

/** Bit 0 is the land itself; each patch has its own, since patches may overlap. */
export const areas: Areas = { land: bit(0), channels: sum(channelBits), fills: sum(fillBits) }

export function patchEdges(): Edge[] {
  return [
    ...patches.channels.flatMap((channel, i) => edgesAlong(closedRing(channelRing(channel)), kind.shore, channelBits[i])),
    ...patches.fills.flatMap((fill, i) => edgesAlong(closedRing(fillRing(fill)), kind.shore, fillBits[i])),
  ]
}

/** On the board, where the pinch filter must not cut. */
export const protectedBoxes: readonly Box[] = patches.protected.map(({ box: [west, south, east, north] }) =>
  boxOf([project(west, south), project(east, south), project(west, north), project(east, north)]),
)
