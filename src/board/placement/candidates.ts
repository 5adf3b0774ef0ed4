/** Candidate places for a box: inside its space, or at sea beside its coast. Board pixels. */
import type { Point } from '../../content/map.ts'
import type { SpaceId } from '../../engine/types/ids.ts'
import { derivedFromBoard, geography } from '../geography/current-board.ts'
import { fitTester, isAtSea } from '../geography/grid.ts'
import { coastPointFor, hasClearLeader, hasCoast } from './coast.ts'

const SEARCH_STEPS = 18
const MAX_CANDIDATES = 60

const squared = ([ax, ay]: Point, [bx, by]: Point): number => (ax - bx) ** 2 + (ay - by) ** 2

/** By space, then by size. */
const candidateCache = derivedFromBoard(() => ({ by: new Map<SpaceId, Map<number, readonly Point[]>>(), size: 0 }))
const MAX_CACHED = 12_000
const sizeKey = (...lengths: readonly number[]): number =>
  lengths.reduce((sum, length) => sum * 2 ** 17 + Math.round(length * 10), 0)

function cachedCandidates(space: SpaceId, key: number, find: () => readonly Point[]): readonly Point[] {
  const old = candidateCache().by.get(space)?.get(key)
  if (old) return old
  const all = candidateCache()
  if (all.size > MAX_CACHED) {
    all.by.clear()
    all.size = 0
  }
  const found = find()
  const own = all.by.get(space)
  if (own) own.set(key, found)
  else all.by.set(space, new Map([[key, found]]))
  all.size++
  return found
}

/** Rounded to two pixels, so that armies of similar size share results. */
const roundUp = (length: number) => Math.ceil(length / 2) * 2

/** Centres of boxes (board px) that are wholly inside a space. */
export function candidatesWithin(space: SpaceId, width: number, height: number): readonly Point[] {
  const [w, h] = [roundUp(width), roundUp(height)]
  return cachedCandidates(space, sizeKey(0, w, h), () => {
    const { label, slots, name } = geography().anchors[space]!
    const [x0, y0, x1, y1] = geography().shapes.get(space)!.box
    if (w > x1 - x0 || h > y1 - y0) return []
    const holds = fitTester(space)
    const fits = (x: number, y: number) => holds(x - w / 2, y - h / 2, x + w / 2, y + h / 2)
    const found: Point[] = [label, ...(name ? [name] : []), ...slots].filter(([x, y]) => fits(x, y))
    const [left, right, top, bottom] = [x0 + w / 2, x1 - w / 2, y0 + h / 2, y1 - h / 2]
    const search = (across: number, least: number) => {
      const [dx, dy] = [Math.max(least, (right - left) / across), Math.max(least, (bottom - top) / across)]
      for (let x = left; x <= right; x += dx) for (let y = top; y <= bottom; y += dy) if (fits(x, y)) found.push([x, y])
    }
    search(SEARCH_STEPS, 3)
    if (found.length === 0) search(SEARCH_STEPS * 3, 1.5)
    return sampleCandidates(found, label)
  })
}

function sampleCandidates(found: readonly Point[], middle: Point): readonly Point[] {
  const away = new Map(found.map((at) => [at, squared(at, middle)]))
  const sorted = found.toSorted((a, b) => away.get(a)! - away.get(b)!)
  if (sorted.length <= MAX_CANDIDATES) return sorted
  const near = sorted.slice(0, MAX_CANDIDATES / 2)
  const step = (sorted.length - MAX_CANDIDATES / 2) / (MAX_CANDIDATES / 2)
  return [...near, ...Array.from({ length: MAX_CANDIDATES / 2 }, (_, i) => sorted[Math.floor(MAX_CANDIDATES / 2 + i * step)]!)]
}

type AtSea = { readonly at: Point; readonly away: number }
const MAX_REFINED = 12
const DIRECTIONS: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [0.7, -0.7],
  [0.7, 0.7],
  [-0.7, 0.7],
  [-0.7, -0.7],
]

function moveTowardsCoast(place: AtSea, first: number, seen: (at: Point, nearer: number) => AtSea | null): AtSea {
  let best = place
  for (let step = first / 2; step > 2; step /= 2)
    for (const [dx, dy] of DIRECTIONS) best = seen([best.at[0] + dx * step, best.at[1] + dy * step], best.away) ?? best
  return best
}

/** Centres of boxes at sea within `near` (board px) of the coast, nearest first. */
export function candidatesAtSea(space: SpaceId, width: number, height: number, near: number): readonly Point[] {
  const [w, h] = [roundUp(width), roundUp(height)]
  return cachedCandidates(space, sizeKey(near, w, h), () => {
    if (!hasCoast(space)) return []
    const { spill, name, label } = geography().anchors[space]!
    const [x0, y0, x1, y1] = geography().shapes.get(space)!.box
    const found: AtSea[] = []
    const seen = (at: Point, nearer = Number.POSITIVE_INFINITY): AtSea | null => {
      const [x, y] = at
      if (!isAtSea(x - w / 2, y - h / 2, x + w / 2, y + h / 2)) return null
      const home = Math.sqrt(squared(at, label)) * 0.6
      if (home >= nearer) return null
      const landing = coastPointFor(space, at, w, h)!
      const away = landing.away + home
      return landing.away <= near && away < nearer && hasClearLeader(space, at, w, h, landing) ? { at, away } : null
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
      .slice(0, MAX_REFINED)
      .map((place) => moveTowardsCoast(place, step, seen))
    return [...found, ...nearer]
      .toSorted((a, b) => a.away - b.away)
      .slice(0, MAX_CANDIDATES)
      .map(({ at }) => at)
  })
}
