/** Path data as a picture without a browser: flattened to chords, filled even-odd and sampled, so that drawings can be compared. */

type Point = readonly [number, number]
type Polyline = readonly Point[]

const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, A: 7, Z: 0 }
const STEPS = 10

/** Numbers of an arc's arguments may run together: its two flags are single digits. */
function* numbers(text: string, arc: boolean): Generator<number> {
  let at = 0
  let count = 0
  while (at < text.length) {
    const flag = arc && (count % 7 === 3 || count % 7 === 4)
    const found = (flag ? /^[\s,]*([01])/ : /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+))/).exec(text.slice(at))
    if (!found) return
    yield Number(found[1])
    at += found[0].length
    count++
  }
}

/** Of circles only: every arc of the drawings has equal radii. */
function arc([x0, y0]: Point, radius: number, large: boolean, sweep: boolean, [x1, y1]: Point): Point[] {
  const [dx, dy] = [(x1 - x0) / 2, (y1 - y0) / 2]
  const half = Math.hypot(dx, dy)
  const r = Math.max(radius, half)
  const off = (Math.sqrt(Math.max(0, r * r - half * half)) / half) * (large === sweep ? -1 : 1)
  const [cx, cy] = [(x0 + x1) / 2 - dy * off, (y0 + y1) / 2 + dx * off]
  const from = Math.atan2(y0 - cy, x0 - cx)
  let turn = Math.atan2(y1 - cy, x1 - cx) - from
  if (sweep && turn < 0) turn += 2 * Math.PI
  if (!sweep && turn > 0) turn -= 2 * Math.PI
  return Array.from({ length: STEPS * 2 }, (_, i) => {
    const at = from + (turn * (i + 1)) / (STEPS * 2)
    return [cx + r * Math.cos(at), cy + r * Math.sin(at)]
  })
}

const curve = (at: (t: number) => Point): Point[] => Array.from({ length: STEPS }, (_, i) => at((i + 1) / STEPS))

/** The lines of a path, each a chain of points in its own units. */
export function flatten(d: string): Polyline[] {
  const lines: Point[][] = []
  let here: Point = [0, 0]
  let control: Point = here
  for (const [, letter, rest] of d.matchAll(/([MLHVQTCAZmlhvqtcaz])([^MLHVQTCAZmlhvqtcaz]*)/g)) {
    const command = letter!.toUpperCase()
    const relative = letter !== command
    const size = ARGUMENTS[command]!
    const all = [...numbers(rest!, command === 'A')]
    if (command === 'Z') {
      const line = lines.at(-1)!
      line.push(line[0]!)
      here = line[0]!
      continue
    }
    for (let i = 0; i < all.length; i += size) {
      const [x, y] = relative ? here : [0, 0]
      const pair = (n: number): Point => [all[i + n]! + x, all[i + n + 1]! + y]
      const from = here
      let points: Point[]
      if (command === 'H') points = [[all[i]! + x, from[1]]]
      else if (command === 'V') points = [[from[0], all[i]! + y]]
      else if (command === 'C') {
        const [a, b, c] = [pair(0), pair(2), pair(4)]
        const bezier = (t: number, n: 0 | 1) =>
          (1 - t) ** 3 * from[n] + 3 * (1 - t) ** 2 * t * a[n] + 3 * (1 - t) * t * t * b[n] + t ** 3 * c[n]
        points = curve((t) => [bezier(t, 0), bezier(t, 1)])
        control = b
      } else if (command === 'Q' || command === 'T') {
        const a: Point = command === 'Q' ? pair(0) : [2 * from[0] - control[0], 2 * from[1] - control[1]]
        const b = command === 'Q' ? pair(2) : pair(0)
        const bezier = (t: number, n: 0 | 1) => (1 - t) ** 2 * from[n] + 2 * (1 - t) * t * a[n] + t * t * b[n]
        points = curve((t) => [bezier(t, 0), bezier(t, 1)])
        control = a
      } else if (command === 'A') points = arc(from, all[i]!, all[i + 3] === 1, all[i + 4] === 1, pair(5))
      else points = [pair(0)]
      if (command === 'M' && i === 0) lines.push(points)
      else lines.at(-1)!.push(...points)
      here = points.at(-1)!
      if (command !== 'Q' && command !== 'T') control = here
    }
  }
  return lines
}

const segments = (lines: readonly Polyline[]): (readonly [Point, Point])[] =>
  lines.flatMap((line) => line.slice(1).map((to, i) => [line[i]!, to] as const))

function inside(edges: readonly (readonly [Point, Point])[], x: number, y: number): boolean {
  let odd = false
  for (const [[x0, y0], [x1, y1]] of edges) {
    if (y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) odd = !odd
  }
  return odd
}

function near(edges: readonly (readonly [Point, Point])[], x: number, y: number, distance: number): boolean {
  return edges.some(([[x0, y0], [x1, y1]]) => {
    const [dx, dy] = [x1 - x0, y1 - y0]
    const length = dx * dx + dy * dy
    const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / length))
    return Math.hypot(x - x0 - t * dx, y - y0 - t * dy) <= distance
  })
}

type Drawing = { readonly d: string; readonly n?: string; readonly w?: string }

/** Whether a point of the 24 × 24 grid has ink, with strokes as wide as the map draws them. */
export function inkOf({ d, n, w }: Drawing): (x: number, y: number) => boolean {
  const fill = segments([...flatten(d)].map((line) => [...line, line[0]!]))
  const cut = n ? segments(flatten(n)) : []
  const stroke = w ? segments(flatten(w)) : []
  return (x, y) => near(stroke, x, y, 0.8) || (inside(fill, x, y) && !near(cut, x, y, 0.65))
}

/** Grey values from 0 to 1, row by row, of a drawing at so many pixels square. */
export function raster(drawing: Drawing, pixels: number, fine = 4): readonly number[] {
  const ink = inkOf(drawing)
  const step = 24 / pixels / fine
  return Array.from({ length: pixels * pixels }, (_, at) => {
    const [left, top] = [((at % pixels) * 24) / pixels, (Math.floor(at / pixels) * 24) / pixels]
    let sum = 0
    for (let i = 0; i < fine; i++) for (let j = 0; j < fine; j++) if (ink(left + (i + 0.5) * step, top + (j + 0.5) * step)) sum++
    return sum / (fine * fine)
  })
}

/** From 0, alike, to 1, nothing in common: the grey that differs when the two lie as well upon each other as they can. */
export function difference(a: readonly number[], b: readonly number[], pixels: number, reach = 3): number {
  const ink = [...a, ...b].reduce((sum, value) => sum + value, 0)
  const at = (picture: readonly number[], x: number, y: number) =>
    x < 0 || y < 0 || x >= pixels || y >= pixels ? 0 : picture[y * pixels + x]!
  let least = 1
  for (let dx = -reach; dx <= reach; dx++) {
    for (let dy = -reach; dy <= reach; dy++) {
      let sum = 0
      for (let y = -reach; y < pixels + reach; y++)
        for (let x = -reach; x < pixels + reach; x++) sum += Math.abs(at(a, x, y) - at(b, x - dx, y - dy))
      least = Math.min(least, sum / ink)
    }
  }
  return least
}

/** How much of the ink a round pencil of this width (in units of the grid) can reach without leaving it. */
export function stoutness(drawing: Drawing, width: number): number {
  const fine = 4
  const size = 24 * fine
  const ink = inkOf(drawing)
  const grid = Array.from({ length: size * size }, (_, at) =>
    ink((at % size) / fine + 0.125, Math.floor(at / size) / fine + 0.125),
  )
  const radius = (width / 2) * fine - 0.5
  const disc: Point[] = []
  for (let y = -Math.ceil(radius); y <= radius; y++)
    for (let x = -Math.ceil(radius); x <= radius; x++) if (Math.hypot(x, y) <= radius) disc.push([x, y])
  const reached = new Set<number>()
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (
        !disc.every(([dx, dy]) => x + dx >= 0 && x + dx < size && y + dy >= 0 && y + dy < size && grid[(y + dy) * size + x + dx])
      )
        continue
      for (const [dx, dy] of disc) reached.add((y + dy) * size + x + dx)
    }
  }
  return reached.size / grid.filter(Boolean).length
}
