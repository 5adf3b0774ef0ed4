/** Where a box of a size may stand: wholly in its own space, or on the sea beside its own coast. Board pixels. */
import type { Point } from '../../content/map'
import type { SpaceId } from '../../engine/types/ids'
import { isAtSea, isWithin } from '../geography/grid'
import { arcs } from '../geography/shapes'
import { geography, ofBoard } from '../geography/table'

/** Places looked at in a space, at most, in each direction; and kept, the nearest to its middle first. */
const ACROSS = 18
const KEPT = 60

const squared = ([ax, ay]: Point, [bx, by]: Point): number => (ax - bx) ** 2 + (ay - by) ** 2

const known = ofBoard(() => new Map<string, readonly Point[]>())
const KNOWN = 12_000

function remembered(key: string, find: () => readonly Point[]): readonly Point[] {
  const old = known().get(key)
  if (old) return old
  if (known().size > KNOWN) known().clear()
  const found = find()
  known().set(key, found)
  return found
}

/** Middles of boxes (w, h: board px) that lie wholly in a space. */
export function candidatesWithin(space: SpaceId, w: number, h: number): readonly Point[] {
  return remembered(`${space} ${w.toFixed(1)} ${h.toFixed(1)}`, () => {
    const { label, slots, name } = geography().anchors[space]!
    const [x0, y0, x1, y1] = geography().shapes.get(space)!.box
    if (w > x1 - x0 || h > y1 - y0) return []
    const fits = ([x, y]: Point) => isWithin(space, x - w / 2, y - h / 2, x + w / 2, y + h / 2)
    const found: Point[] = [label, ...(name ? [name] : []), ...slots].filter(fits)
    const [left, right, top, bottom] = [x0 + w / 2, x1 - w / 2, y0 + h / 2, y1 - h / 2]
    const search = (across: number, least: number) => {
      const [dx, dy] = [Math.max(least, (right - left) / across), Math.max(least, (bottom - top) / across)]
      for (let x = left; x <= right; x += dx) for (let y = top; y <= bottom; y += dy) if (fits([x, y])) found.push([x, y])
    }
    search(ACROSS, 3)
    if (found.length === 0) search(ACROSS * 3, 1.5)
    return spread(found, label)
  })
}

/** The nearest to the middle, and of the rest some, so that there is a choice in all directions. */
function spread(found: readonly Point[], middle: Point): readonly Point[] {
  const sorted = found.toSorted((a, b) => squared(a, middle) - squared(b, middle))
  if (sorted.length <= KEPT) return sorted
  const near = sorted.slice(0, KEPT / 2)
  const step = (sorted.length - KEPT / 2) / (KEPT / 2)
  return [...near, ...Array.from({ length: KEPT / 2 }, (_, i) => sorted[Math.floor(KEPT / 2 + i * step)]!)]
}

const coasts = ofBoard(() => new Map<SpaceId, readonly Point[]>())

/** Points along a land space's coast, some pixels apart. */
function coastOf(space: SpaceId): readonly Point[] {
  const old = coasts().get(space)
  if (old) return old
  const points: Point[] = []
  for (const { a, b, kind, arcs: lines } of geography().borders) {
    if (kind !== 'coast' || (a !== space && b !== space)) continue
    for (const n of lines) {
      const arc = arcs[n]!
      for (let i = 0; i < arc.length; i += 2) {
        const last = points.at(-1)
        if (!last || Math.abs(last[0] - arc[i]!) + Math.abs(last[1] - arc[i + 1]!) > 10) points.push([arc[i]!, arc[i + 1]!])
      }
    }
  }
  coasts().set(space, points)
  return points
}

/** Lines rather come ashore towards the port, or else the middle of the land, than at its far corners. */
function heartOf(space: SpaceId): { heart: Point; pull: number } {
  const port = geography().anchors[space]!.ports?.[0]
  return port ? { heart: port.coast, pull: 0.8 } : { heart: geography().anchors[space]!.label, pull: 0.4 }
}

/** `nearest`: the point of the coast that is nearest, which is `away` from the box. */
export type Foot = { readonly at: Point; readonly nearest: Point; readonly away: number }

/** Feet whose lines have been seen to cross no land, by the places they lead to. */
const feet = new WeakMap<Point, Point>()

/** Where on a land space's coast a line from a box comes ashore, and how far off the coast is; null without a coast. */
export function footOf(space: SpaceId, at: Point, w: number, h: number): Foot | null {
  const chosen = feet.get(at)
  const [x, y] = at
  const { heart, pull } = heartOf(space)
  let best: Point | null = null
  let nearest: Point | null = null
  let least = Number.POSITIVE_INFINITY
  let shortest = Number.POSITIVE_INFINITY
  for (const point of coastOf(space)) {
    const away = Math.hypot(Math.max(Math.abs(point[0] - x) - w / 2, 0), Math.max(Math.abs(point[1] - y) - h / 2, 0))
    const cost = away + Math.hypot(point[0] - heart[0], point[1] - heart[1]) * pull
    if (away < shortest) [nearest, shortest] = [point, away]
    if (cost < least) [best, least] = [point, cost]
  }
  return best && { at: chosen ?? best, nearest: nearest!, away: shortest }
}

type AtSea = { readonly at: Point; readonly away: number }
/** So many of the places found in coarse steps are moved in towards the coast, in steps half as long each time. */
const DRAWN_IN = 12
const WAYS: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [0.7, -0.7],
  [0.7, 0.7],
  [-0.7, 0.7],
  [-0.7, -0.7],
]

function drawnIn(place: AtSea, first: number, seen: (at: Point) => AtSea | null): AtSea {
  let best = place
  for (let step = first / 2; step > 2; step /= 2)
    for (const [dx, dy] of WAYS) {
      const next = seen([best.at[0] + dx * step, best.at[1] + dy * step])
      if (next && next.away < best.away) best = next
    }
  return best
}

/** Middles of boxes on the sea that come so near (board px) to the space's coast, the nearest first. */
export function candidatesAtSea(space: SpaceId, w: number, h: number, near: number): readonly Point[] {
  return remembered(`${space} sea ${w.toFixed(1)} ${h.toFixed(1)} ${near.toFixed(1)}`, () => {
    if (coastOf(space).length === 0) return []
    const { spill, name, label } = geography().anchors[space]!
    const [x0, y0, x1, y1] = geography().shapes.get(space)!.box
    const found: AtSea[] = []
    const seen = (at: Point): AtSea | null => {
      const [x, y] = at
      if (!isAtSea(x - w / 2, y - h / 2, x + w / 2, y + h / 2)) return null
      const foot = footOf(space, at, w, h)!
      if (foot.away > near) return null
      const ashore = clearFoot(space, at, w, h) ?? (foot.away <= 8 ? foot.at : null)
      if (!ashore) return null
      feet.set(at, ashore)
      return { at, away: foot.away + Math.sqrt(squared(at, label)) * 0.6 }
    }
    const look = (at: Point) => {
      const place = seen(at)
      if (place) found.push(place)
    }
    if (name) look(name)
    if (spill) {
      const middle = spill.slots.reduce<Point>(
        ([sx, sy], [x, y]) => [sx + x / spill.slots.length, sy + y / spill.slots.length],
        [0, 0],
      )
      look(middle)
    }
    const [left, right, top, bottom] = [x0 - near - w / 2, x1 + near + w / 2, y0 - near - h / 2, y1 + near + h / 2]
    const step = Math.max(6, Math.min(right - left, bottom - top) / 22)
    for (let x = left; x <= right; x += step) for (let y = top; y <= bottom; y += step) look([x, y])
    const nearer = found
      .toSorted((a, b) => a.away - b.away)
      .slice(0, DRAWN_IN)
      .map((place) => drawnIn(place, step, seen))
    return [...found, ...nearer]
      .toSorted((a, b) => a.away - b.away)
      .slice(0, KEPT)
      .map(({ at }) => at)
  })
}

/** Of the best points of the coast the first from which a line to the box crosses no land. */
function clearFoot(space: SpaceId, [x, y]: Point, w: number, h: number): Point | undefined {
  const { heart, pull } = heartOf(space)
  return coastOf(space)
    .map((point) => {
      const away = Math.hypot(Math.max(Math.abs(point[0] - x) - w / 2, 0), Math.max(Math.abs(point[1] - y) - h / 2, 0))
      return { point, cost: away + Math.sqrt(squared(point, heart)) * pull }
    })
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, 16)
    .find(({ point }) => isClearTo(point, [x, y], w, h))?.point
}

/** Whether the line from a foot to a box crosses no land. */
function isClearTo([fx, fy]: Point, [x, y]: Point, w: number, h: number): boolean {
  const [hx, hy] = [Math.max(x - w / 2, Math.min(fx, x + w / 2)), Math.max(y - h / 2, Math.min(fy, y + h / 2))]
  return [0.25, 0.45, 0.65, 0.9].every((share) => isAtSea(...pointBox(fx + (hx - fx) * share, fy + (hy - fy) * share)))
}

const pointBox = (x: number, y: number): [number, number, number, number] => [x - 0.5, y - 0.5, x + 0.5, y + 0.5]
