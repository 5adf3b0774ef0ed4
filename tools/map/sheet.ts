/** What is printed on the sheet around the map: where whole degrees meet its edges, and how long 500 km are at some places. */
import type { Degrees, Sheet } from '../../src/content/map'
import type { Point } from './geometry'
import { board, project } from './projection'

/** Where a line of degrees crosses an edge: the first crossing, found by halving. */
function crossing(place: (t: number) => Point, axis: 0 | 1, value: number, [from, to]: readonly [number, number]): number {
  const beyond = (t: number) => place(t)[axis] - value
  const step = 0.5
  for (let t = from; t < to; t += step) {
    let [a, b] = [t, t + step]
    const before = beyond(a)
    if (before > 0 === beyond(b) > 0) continue
    for (let i = 0; i < 30; i++) {
      const middle = (a + b) / 2
      if (before > 0 === beyond(middle) > 0) a = middle
      else b = middle
    }
    return Math.round(place(a)[axis === 0 ? 1 : 0])
  }
  throw new Error(`no line of degrees at ${value}`)
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

const meridians = (from: number, to: number, y: number, lats: readonly [number, number]): Degrees => ({
  from,
  at: range(from, to).map((lon) => crossing((lat) => project(lon, lat), 1, y, lats)),
})
const parallels = (from: number, to: number, x: number, lons: readonly [number, number]): Degrees => ({
  from,
  at: range(from, to).map((lat) => crossing((lon) => project(lon, lat), 0, x, lons)),
})

/** Degrees of each edge that lie in their order and belong to the ground that is drawn there. */
const edges = (): Sheet['edges'] => ({
  top: meridians(-89, 110, 0, [50, 86]),
  bottom: meridians(-20, 50, board.height, [-48, 0]),
  left: parallels(33, 66, 0, [-100, -40]),
  right: parallels(-45, 5, board.width, [60, 120]),
})

const PLACES: Readonly<Record<string, readonly [lon: number, lat: number]>> = {
  paris: [2.35, 48.86],
  moscow: [37.6, 55.75],
  cairo: [31.2, 30],
  'cape-town': [18.4, -33.9],
}
/** Kilometres in a degree of latitude. */
const DEGREE = 111.2
const KILOMETRES = 500

/** Board px of 500 km there: the root of how much the ground is enlarged, since it is not alike in every direction. */
function scaleAt([lon, lat]: readonly [number, number]): number {
  const [w, e, s, n] = [project(lon - 0.5, lat), project(lon + 0.5, lat), project(lon, lat - 0.5), project(lon, lat + 0.5)]
  const area = Math.abs((e[0] - w[0]) * (n[1] - s[1]) - (e[1] - w[1]) * (n[0] - s[0]))
  return Math.round(Math.sqrt(area / (DEGREE * DEGREE * Math.cos((lat * Math.PI) / 180))) * KILOMETRES)
}

export const makeSheet = (): Sheet => ({
  edges: edges(),
  scales: Object.entries(PLACES).map(([place, at]) => ({ place, px: scaleAt(at) })),
})

/** One edge and one place to a line. */
export function sheetFile({ edges, scales }: Sheet): string {
  const lines = Object.entries(edges).map(([edge, degrees]) => `"${edge}": ${JSON.stringify(degrees)}`)
  return `{\n"edges": {\n${lines.join(',\n')}\n},\n"scales": [\n${scales.map((scale) => JSON.stringify(scale)).join(',\n')}\n]\n}\n`
}
