/** What is drawn on the map and has no part in the game: lakes, and the grid of degrees. */
import { spline } from './curves'
import { distance, type Point } from './geometry'
import { board, isHonest, isOnBoard, project } from './projection'
import { legKey, roughen } from './roughen'
import { type Degrees, lakes } from './sources'

export type Ornament = {
  /** Rings, closed without repeating the first point. */
  readonly lakes: readonly (readonly Point[])[]
  /** Parallels and meridians; one that leaves the board and comes back is listed once for each piece. */
  readonly graticule: readonly { readonly id: string; readonly points: readonly Point[] }[]
}

const half = (value: number): number => Math.round(value * 2) / 2
const rounded = ([x, y]: Point): Point => [half(x), half(y)]

/** Shores wander less than frontiers: more would look like a torn edge on waters of 20 pixels. */
const shore = { stepPx: 5, roughness: { amplitude: 0.22, minSegmentPx: 3.5, depth: 2 } }

function lakeOnBoard(ring: readonly Degrees[]): Point[] {
  const points = ring.map(([lon, lat]) => project(lon, lat))
  const smooth = spline([...points, points[0]!], shore.stepPx, true)
  const outline = roughen(smooth, legKey(ring[0]!, ring[1]!), shore.roughness).map(rounded)
  return clipped(outline.filter((point, i) => i === 0 || distance(point, outline[i - 1]!) > 0).slice(0, -1))
}

/** The part of a ring right of the board's west edge; no lake crosses another. */
function clipped(ring: readonly Point[]): Point[] {
  return ring.flatMap((to, i): Point[] => {
    const from = ring.at(i - 1)!
    const crossing: Point[] =
      from[0] < 0 !== to[0] < 0 ? [[0, half(from[1] + ((to[1] - from[1]) * from[0]) / (from[0] - to[0]))]] : []
    return to[0] < 0 ? crossing : [...crossing, to]
  })
}

const held = ([x, y]: Point): Point => [Math.max(0, Math.min(board.width, x)), Math.max(0, Math.min(board.height, y))]

/** A grid line's points that may be shown, in runs. The points are dense, so a run that leaves the board ends on its edge. */
function runs(line: readonly Degrees[]): Point[][] {
  const found: Point[][] = [[]]
  line.forEach((place, i) => {
    const point = project(...place)
    const run = found.at(-1)!
    if (isHonest(place) && isOnBoard(point)) {
      const before = line[i - 1]
      if (run.length === 0 && before && isHonest(before)) run.push(held(project(...before)))
      run.push(point)
    } else if (run.length > 0) {
      if (isHonest(place)) run.push(held(point))
      found.push([])
    }
  })
  return found.filter((run) => run.length > 1).map((run) => thinned(run).map(rounded))
}

/** Drops points that lie within a third of a pixel of the line without them (Douglas-Peucker). */
function thinned(line: readonly Point[]): Point[] {
  const [first, last] = [line[0]!, line.at(-1)!]
  const length = distance(first, last)
  let [farthest, offset] = [0, 1 / 3]
  line.forEach(([x, y], i) => {
    const off =
      length === 0
        ? distance(first, [x, y])
        : Math.abs((x - first[0]) * (last[1] - first[1]) - (y - first[1]) * (last[0] - first[0])) / length
    if (off > offset) [farthest, offset] = [i, off]
  })
  if (farthest === 0) return [first, last]
  return [...thinned(line.slice(0, farthest + 1)), ...thinned(line.slice(farthest)).slice(1)]
}

const everyTenth = (from: number, to: number): number[] => Array.from({ length: (to - from) / 10 + 1 }, (_, i) => from + i * 10)
const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step)

const nameOfParallel = (lat: number): string => `${Math.abs(lat)}${lat < 0 ? 'S' : 'N'}`
const nameOfMeridian = (lon: number): string => `${Math.abs(lon)}${lon < 0 ? 'W' : 'E'}`

function graticule(): Ornament['graticule'] {
  const parallels = everyTenth(-50, 80).map((lat) => ({
    id: nameOfParallel(lat),
    line: steps(-100, 90, 0.25).map((lon): Degrees => [lon, lat]),
  }))
  // Beyond 80N the meridians run together.
  const meridians = everyTenth(-100, 80).map((lon) => ({
    id: nameOfMeridian(lon),
    line: steps(-60, 80, 0.25).map((lat): Degrees => [lon, lat]),
  }))
  return [...parallels, ...meridians].flatMap(({ id, line }) => runs(line).map((points) => ({ id, points })))
}

export function makeOrnament(): Ornament {
  return { lakes: Object.values(lakes).map(lakeOnBoard), graticule: graticule() }
}
