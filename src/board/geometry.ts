/**
 * The board's shapes and every question about where something is. Pure: no canvas, no page, so that tests and the keyboard
 * use the same answers as the pointer. Points are in board pixels unless a name says otherwise.
 */
import { mergeArcs } from 'topojson-client'
import type { MultiPolygon, Polygon } from 'topojson-specification'
import { content } from '../content'
import { anchorsOf, boardSize, type Point, type SpaceAnchor, spaceOfAtom, topology } from '../content/map'
import type { SpaceId } from '../engine/types/ids'
import type { Camera, TheatreId } from './types'

const RULESET = 'standard'

export type Box = readonly [x0: number, y0: number, x1: number, y1: number]
export type Direction = 'up' | 'down' | 'left' | 'right'
/** Signed arc numbers: ~n is arc n walked backwards. */
export type Ring = readonly number[]
export type Shape = { readonly rings: readonly Ring[]; readonly box: Box; readonly land: boolean }
export type BorderKind = 'land' | 'coast' | 'sea'
export type Border = { readonly a: SpaceId; readonly b: SpaceId; readonly kind: BorderKind; readonly arcs: readonly number[] }

/** A region that is drawn and is no space. */
export const ORNAMENT = 'ornament'

export const anchors: Readonly<Record<SpaceId, SpaceAnchor>> = anchorsOf(RULESET)
export const spacesById = new Map(content.spaces.map((space) => [space.id, space]))
export const spaceIds: readonly SpaceId[] = content.spaces.map((space) => space.id)

/** Arcs as flat x, y runs, decoded from the integer steps of the file. */
export const arcs: readonly Float32Array[] = topology.arcs.map((arc) => {
  const { scale, translate } = topology.transform!
  const flat = new Float32Array(arc.length * 2)
  let x = 0
  let y = 0
  arc.forEach(([dx, dy], i) => {
    x += dx!
    y += dy!
    flat[i * 2] = x * scale[0] + translate[0]
    flat[i * 2 + 1] = y * scale[1] + translate[1]
  })
  return flat
})

/** The points of a ring, flat and without the repeated joints. */
function flatten(ring: Ring): Float32Array {
  const parts = ring.map((n) => (n < 0 ? arcs[~n]! : arcs[n]!))
  const flat = new Float32Array(parts.reduce((sum, part) => sum + part.length - 2, 0))
  let at = 0
  parts.forEach((part, i) => {
    const backwards = ring[i]! < 0
    for (let p = 0; p < part.length - 2; p += 2) {
      const from = backwards ? part.length - 2 - p : p
      flat[at++] = part[from]!
      flat[at++] = part[from + 1]!
    }
  })
  return flat
}

function boxOf(outlines: readonly Float32Array[]): Box {
  let [x0, y0, x1, y1] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const outline of outlines)
    for (let i = 0; i < outline.length; i += 2) {
      x0 = Math.min(x0, outline[i]!)
      x1 = Math.max(x1, outline[i]!)
      y0 = Math.min(y0, outline[i + 1]!)
      y1 = Math.max(y1, outline[i + 1]!)
    }
  return [x0, y0, x1, y1]
}

const atomsOf = new Map<SpaceId, (Polygon | MultiPolygon)[]>()
for (const atom of topology.objects.atoms.geometries) {
  const space = spaceOfAtom(RULESET, atom.id) ?? ORNAMENT
  atomsOf.set(space, [...(atomsOf.get(space) ?? []), atom])
}

export const outlines = new Map<SpaceId, readonly Float32Array[]>()
export const shapes = new Map<SpaceId, Shape>()
for (const [space, atoms] of atomsOf) {
  const rings = (mergeArcs(topology, atoms as Parameters<typeof mergeArcs>[1]).arcs as number[][][]).flat()
  const flat = rings.map(flatten)
  outlines.set(space, flat)
  shapes.set(space, { rings, box: boxOf(flat), land: spacesById.get(space)?.kind !== 'sea' })
}

/** Borders between neighbouring spaces, each with the arcs the two share. */
export const borders: readonly Border[] = (() => {
  const users = new Map<number, SpaceId[]>()
  for (const [space, shape] of shapes)
    for (const n of shape.rings.flat()) {
      const arc = n < 0 ? ~n : n
      users.set(arc, [...(users.get(arc) ?? []), space])
    }
  const found = new Map<string, { a: SpaceId; b: SpaceId; kind: BorderKind; arcs: number[] }>()
  for (const [arc, [a, b]] of users) {
    if (a === undefined || b === undefined || a === b) continue
    const key = a < b ? `${a} ${b}` : `${b} ${a}`
    const lands = Number(shapes.get(a)!.land) + Number(shapes.get(b)!.land)
    const border = found.get(key) ?? { a, b, kind: lands === 2 ? 'land' : lands === 1 ? 'coast' : 'sea', arcs: [] }
    border.arcs.push(arc)
    found.set(key, border)
  }
  return [...found.values()]
})()

/** Rings of the islands and coasts that are no spaces, with the nearest land space if one lies close by. */
export const decor: readonly { readonly rings: readonly Ring[]; readonly box: Box; readonly near: SpaceId | null }[] = (() => {
  const reach = 60
  return topology.objects.decor.geometries.map((geometry) => {
    const drawn = geometry as Polygon | MultiPolygon
    const rings: Ring[] = drawn.type === 'Polygon' ? drawn.arcs : drawn.arcs.flat()
    const flat = rings.map(flatten)
    const box = boxOf(flat)
    const [x, y] = [flat[0]![0]!, flat[0]![1]!]
    let near: SpaceId | null = null
    let best = reach
    for (const [space, shape] of shapes) {
      if (!shape.land || space === ORNAMENT || distanceToBox(x, y, shape.box) > best) continue
      const away = distanceToOutline(x, y, space)
      if (away < best) [best, near] = [away, space]
    }
    return { rings, box, near }
  })
})()

function distanceToBox(x: number, y: number, [x0, y0, x1, y1]: Box): number {
  return Math.hypot(Math.max(x0 - x, 0, x - x1), Math.max(y0 - y, 0, y - y1))
}

function distanceToOutline(x: number, y: number, space: SpaceId): number {
  let best = Number.POSITIVE_INFINITY
  for (const ring of outlines.get(space) ?? [])
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const [ax, ay, bx, by] = [ring[j]!, ring[j + 1]!, ring[i]!, ring[i + 1]!]
      const [dx, dy] = [bx - ax, by - ay]
      const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
      best = Math.min(best, Math.hypot(x - ax - t * dx, y - ay - t * dy))
    }
  return best
}

export function isInside(space: SpaceId, x: number, y: number): boolean {
  const shape = shapes.get(space)
  if (!shape || x < shape.box[0] || y < shape.box[1] || x > shape.box[2] || y > shape.box[3]) return false
  let inside = false
  for (const ring of outlines.get(space)!)
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const [xi, yi, xj, yj] = [ring[i]!, ring[i + 1]!, ring[j]!, ring[j + 1]!]
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside
    }
  return inside
}

/** The space that holds the point; null off the board and in ornaments. */
export function spaceAt(x: number, y: number): SpaceId | null {
  return spaceIds.find((space) => isInside(space, x, y)) ?? null
}

/** A press this close to a space too small to be met reliably belongs to it (screen pixels). */
export const SNAP = 14

/** The space a press at this point means at this scale. */
export function spaceMeant(x: number, y: number, k: number): SpaceId | null {
  const hit = spaceAt(x, y)
  const isSmall = (space: SpaceId) => anchors[space]!.radius * k < SNAP
  if (hit !== null && isSmall(hit)) return hit
  let meant = hit
  let best = SNAP / k
  for (const space of spaceIds) {
    if (!isSmall(space) || distanceToBox(x, y, shapes.get(space)!.box) > best) continue
    const away = distanceToOutline(x, y, space)
    if (away < best) [best, meant] = [away, space]
  }
  return meant
}

/** A point that hits the space itself: the place of its name. */
export function clickPointOf(space: SpaceId): Point {
  return anchors[space]?.label ?? [boardSize.width / 2, boardSize.height / 2]
}

/** Further points that do, when the first is covered. */
export function clickPointsOf(space: SpaceId): readonly Point[] {
  const anchor = anchors[space]
  return anchor ? [anchor.label, ...anchor.slots, ...(anchor.moreLabels ?? [])] : [clickPointOf(space)]
}

export function toScreen([x, y]: Point, { x: dx, y: dy, k }: Camera): Point {
  return [x * k + dx, y * k + dy]
}

export function toBoard([x, y]: Point, { x: dx, y: dy, k }: Camera): Point {
  return [(x - dx) / k, (y - dy) / k]
}

/** The middle of the border between two neighbours, weighted by length. */
function borderMiddle(border: Border): Point {
  let [sx, sy, length] = [0, 0, 0]
  for (const n of border.arcs) {
    const arc = arcs[n]!
    for (let i = 2; i < arc.length; i += 2) {
      const step = Math.hypot(arc[i]! - arc[i - 2]!, arc[i + 1]! - arc[i - 1]!)
      sx += ((arc[i]! + arc[i - 2]!) / 2) * step
      sy += ((arc[i + 1]! + arc[i - 1]!) / 2) * step
      length += step
    }
  }
  return [sx / length, sy / length]
}

const middles = new Map<string, Point>()
for (const border of borders) {
  const middle = borderMiddle(border)
  middles.set(`${border.a} ${border.b}`, middle)
  middles.set(`${border.b} ${border.a}`, middle)
}

export const borderMiddleOf = (a: SpaceId, b: SpaceId): Point | null => middles.get(`${a} ${b}`) ?? null

/** Up to eleven points along the border of two neighbours, from end to end. */
export function borderPointsOf(a: SpaceId, b: SpaceId): readonly Point[] {
  const border = borders.find((each) => (each.a === a && each.b === b) || (each.a === b && each.b === a))
  const points = (border?.arcs ?? []).flatMap((n) => {
    const arc = arcs[n]!
    return Array.from({ length: arc.length / 2 }, (_, i): Point => [arc[i * 2]!, arc[i * 2 + 1]!])
  })
  const most = 11
  if (points.length <= most) return points
  return Array.from({ length: most }, (_, i) => points[Math.round(((i + 0.5) / most) * (points.length - 1))]!)
}

/** Which way a neighbour lies: half towards its name, half towards the common border, so that long seas point sensibly. */
function bearing(from: SpaceId, to: SpaceId): Point {
  const [x, y] = clickPointOf(from)
  const unit = ([px, py]: Point): Point => {
    const away = Math.hypot(px - x, py - y) || 1
    return [(px - x) / away, (py - y) / away]
  }
  const [ax, ay] = unit(clickPointOf(to))
  const [bx, by] = unit(middles.get(`${from} ${to}`) ?? clickPointOf(to))
  return unit([x + (ax + bx) / 2, y + (ay + by) / 2])
}

const STEPS: Readonly<Record<Direction, Point>> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }

/** The neighbour that lies best in a direction, if any lies within 70° of it. */
export function neighbourInDirection(space: SpaceId, direction: Direction): SpaceId | null {
  const [dx, dy] = STEPS[direction]
  let found: SpaceId | null = null
  let best = Math.cos((70 * Math.PI) / 180)
  for (const to of spacesById.get(space)?.adjacent ?? []) {
    const [x, y] = bearing(space, to)
    const aligned = x * dx + y * dy
    if (aligned > best) [best, found] = [aligned, to]
  }
  return found
}

/** Neighbours clockwise from the north. */
export function neighboursClockwise(space: SpaceId): readonly SpaceId[] {
  const angle = (to: SpaceId) => {
    const [x, y] = bearing(space, to)
    return (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI)
  }
  return [...(spacesById.get(space)?.adjacent ?? [])].sort((a, b) => angle(a) - angle(b))
}

/** The space whose name lies nearest a point. */
export function nearestSpace(x: number, y: number): SpaceId {
  const away = (space: SpaceId) => Math.hypot(clickPointOf(space)[0] - x, clickPointOf(space)[1] - y)
  return spaceIds.reduce((best, space) => (away(space) < away(best) ? space : best))
}

/** The box around the places of names, widened so that armies beside them are seen too. */
export function boundsOf(spaces: readonly SpaceId[], margin = 60): Box {
  if (spaces.length === 0) return [0, 0, boardSize.width, boardSize.height]
  const points = spaces.map(clickPointOf)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return [Math.min(...xs) - margin, Math.min(...ys) - margin, Math.max(...xs) + margin, Math.max(...ys) + margin]
}

/** The spaces whose names each theatre brings into view. */
export const THEATRES: Readonly<Record<TheatreId, readonly SpaceId[]>> = {
  west: ['london', 'wales', 'paris', 'burgundy', 'munich', 'ruhr', 'hanover', 'holland', 'berlin', 'sz9'],
  east: ['berlin', 'livonia', 'moscow', 'ukraine', 'budapest', 'vienna', 'poland'],
  balkans: ['trieste', 'budapest', 'romania', 'constantinople', 'greece', 'albania', 'sz18', 'sz20'],
  italy: ['marseilles', 'venice', 'naples', 'sicily', 'tunisia', 'sardinia', 'trieste', 'sz17'],
  'near-east': ['constantinople', 'sevastopol', 'ankara', 'mesopotamia', 'trans-jordan', 'egypt', 'persia', 'sz28'],
  atlantic: ['united-states-of-america', 'canada', 'ireland', 'brest', 'spain', 'sz13', 'sz2', 'sz14'],
}
