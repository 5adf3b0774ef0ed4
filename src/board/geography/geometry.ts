/** Where things are on the board. Pure; points are board pixels unless named otherwise. */
import { boardSize, type Point } from '../../content/map.ts'
import type { SpaceId } from '../../engine/types/ids.ts'
import type { Camera, TheatreId } from '../types.ts'
import { derivedFromBoard, geography } from './current-board.ts'
import { arcs, type Border, type Box, distanceToBox, distanceToOutlines } from './shapes.ts'

export function isInside(space: SpaceId, x: number, y: number): boolean {
  const shape = geography().shapes.get(space)
  if (!shape || x < shape.box[0] || y < shape.box[1] || x > shape.box[2] || y > shape.box[3]) return false
  let inside = false
  for (const ring of geography().outlines.get(space)!)
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const yi = ring[i + 1]!
      const yj = ring[j + 1]!
      if (yi > y === yj > y) continue
      const xi = ring[i]!
      if (x < ((ring[j]! - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside
    }
  return inside
}

/** The space at a point; null off the board and in ornaments. */
export function spaceAt(x: number, y: number): SpaceId | null {
  return geography().spaceIds.find((space) => isInside(space, x, y)) ?? null
}

/** Presses this close (CSS px) to a small space hit it. */
export const SNAP = 14

/** The space that a press hits; spaces smaller than `reach` (CSS px) are hit from that distance. */
export function pressedSpace(x: number, y: number, k: number, reach = SNAP): SpaceId | null {
  const hit = spaceAt(x, y)
  const radius = (space: SpaceId) => geography().anchors[space]!.radius * k
  // A small space yields only to a much smaller one.
  const most = hit !== null && radius(hit) < reach ? radius(hit) * 0.6 : reach
  return (
    nearestOf(
      geography().spaceIds.filter((space) => radius(space) < most),
      x,
      y,
      reach / k,
    ) ?? hit
  )
}

export function nearestOf(spaces: readonly SpaceId[], x: number, y: number, reach: number): SpaceId | null {
  let found: SpaceId | null = null
  let best = reach
  for (const space of spaces) {
    const shape = geography().shapes.get(space)
    if (!shape || distanceToBox(x, y, shape.box) > best) continue
    const away = isInside(space, x, y) ? 0 : distanceToOutline(x, y, space)
    if (away < best) [best, found] = [away, space]
  }
  return found
}

export const distanceToOutline = (x: number, y: number, space: SpaceId): number =>
  distanceToOutlines(x, y, geography().outlines.get(space) ?? [])

/** The point of its name, which is always inside. */
export function clickPointOf(space: SpaceId): Point {
  return geography().anchors[space]?.label ?? [boardSize.width / 2, boardSize.height / 2]
}

/** Alternatives if the first is covered. */
export function clickPointsOf(space: SpaceId): readonly Point[] {
  const anchor = geography().anchors[space]
  return anchor ? [anchor.label, ...anchor.slots, ...(anchor.moreLabels ?? [])] : [clickPointOf(space)]
}

export function toScreen([x, y]: Point, { x: dx, y: dy, k }: Camera): Point {
  return [x * k + dx, y * k + dy]
}

export function toBoard([x, y]: Point, { x: dx, y: dy, k }: Camera): Point {
  return [(x - dx) / k, (y - dy) / k]
}

/** Weighted by length. */
function borderMiddle(border: Border): Point {
  let [sx, sy, length] = [0, 0, 0]
  for (const n of border.arcs) {
    const arc = arcs()[n]!
    for (let i = 2; i < arc.length; i += 2) {
      const step = Math.hypot(arc[i]! - arc[i - 2]!, arc[i + 1]! - arc[i - 1]!)
      sx += ((arc[i]! + arc[i - 2]!) / 2) * step
      sy += ((arc[i + 1]! + arc[i - 1]!) / 2) * step
      length += step
    }
  }
  return [sx / length, sy / length]
}

const borderMiddles = derivedFromBoard(({ borders }) => {
  const found = new Map<string, Point>()
  for (const border of borders) {
    const middle = borderMiddle(border)
    found.set(`${border.a} ${border.b}`, middle)
    found.set(`${border.b} ${border.a}`, middle)
  }
  return found
})

export const borderMiddleOf = (a: SpaceId, b: SpaceId): Point | null => borderMiddles().get(`${a} ${b}`) ?? null

/** At most eleven points along the border. */
export function borderPointsOf(a: SpaceId, b: SpaceId): readonly Point[] {
  const border = geography().borders.find((each) => (each.a === a && each.b === b) || (each.a === b && each.b === a))
  const points = (border?.arcs ?? []).flatMap((n) => {
    const arc = arcs()[n]!
    return Array.from({ length: arc.length / 2 }, (_, i): Point => [arc[i * 2]!, arc[i * 2 + 1]!])
  })
  const most = 11
  if (points.length <= most) return points
  return Array.from({ length: most }, (_, i) => points[Math.round(((i + 0.5) / most) * (points.length - 1))]!)
}

/** Unit vector to a neighbour: half towards its name, half towards the border, for long sea zones. */
export function bearing(from: SpaceId, to: SpaceId): Point {
  const [x, y] = clickPointOf(from)
  const unit = ([px, py]: Point): Point => {
    const away = Math.hypot(px - x, py - y) || 1
    return [(px - x) / away, (py - y) / away]
  }
  const [ax, ay] = unit(clickPointOf(to))
  const [bx, by] = unit(borderMiddles().get(`${from} ${to}`) ?? clickPointOf(to))
  return unit([x + (ax + bx) / 2, y + (ay + by) / 2])
}

export function neighboursClockwise(space: SpaceId): readonly SpaceId[] {
  const angle = (to: SpaceId) => {
    const [x, y] = bearing(space, to)
    return (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI)
  }
  return [...(geography().spacesById.get(space)?.adjacent ?? [])].sort((a, b) => angle(a) - angle(b))
}

export function nearestSpace(x: number, y: number): SpaceId {
  const away = (space: SpaceId) => Math.hypot(clickPointOf(space)[0] - x, clickPointOf(space)[1] - y)
  return geography().spaceIds.reduce((best, space) => (away(space) < away(best) ? space : best))
}

export function boundsOf(spaces: readonly SpaceId[], margin = 50): Box {
  if (spaces.length === 0) return [0, 0, boardSize.width, boardSize.height]
  const points = spaces.map(clickPointOf)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return [Math.min(...xs) - margin, Math.min(...ys) - margin, Math.max(...xs) + margin, Math.max(...ys) + margin]
}

/** Spaces that define each theatre's view. */
export const THEATRES: Readonly<Record<TheatreId, readonly SpaceId[]>> = {
  west: ['london', 'kiel', 'berlin', 'burgundy'],
  east: ['berlin', 'livonia', 'moscow', 'ukraine', 'vienna'],
  balkans: ['trieste', 'budapest', 'romania', 'constantinople', 'greece'],
  italy: ['piedmont', 'venice', 'naples', 'sicily', 'sardinia'],
  'near-east': ['constantinople', 'ankara', 'mesopotamia', 'egypt'],
  atlantic: ['united-states-of-america', 'canada', 'ireland', 'brest', 'spain', 'sz13', 'sz2', 'sz14'],
}

/** Board px; about the height of Germany. */
const LINE_HEIGHT = 180

/** Line by line from the top, left to right. */
export function inReadingOrder(spaces: readonly SpaceId[]): SpaceId[] {
  const placed = spaces.map((space) => {
    const [x, y] = clickPointOf(space)
    return { space, x, line: Math.floor(y / LINE_HEIGHT) }
  })
  return placed.sort((a, b) => a.line - b.line || a.x - b.x).map(({ space }) => space)
}
