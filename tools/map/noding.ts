/**
 * Makes edges meet only at their ends: iterated snap rounding. Each pass finds where edges cross or where an end lies on another
 * edge, rounds that place to the grid and cuts there. Rounding bends edges a little and may make new crossings, so passes go on
 * until one finds nothing (two or three, as a rule).
 */
import { type Point, samePoint, snapPoint } from './geometry'
import { type Edge, pointKey } from './network'

const cellPx = 24
/** An end nearer to an edge than this lies on it. Just under half the diagonal of a grid cell, so no rounding is overlooked. */
const touchPx = 0.0836
const maxPasses = 12

/** Pairs of edges near each other, each at least once. */
function forNearPairs(edges: readonly Edge[], visit: (i: number, j: number) => void): void {
  const cells = new Map<number, number[]>()
  edges.forEach(({ a, b }, i) => {
    const [x0, x1] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])].map((x) => Math.floor(x / cellPx)) as [number, number]
    const [y0, y1] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])].map((y) => Math.floor(y / cellPx)) as [number, number]
    for (let x = x0; x <= x1; x++)
      for (let y = y0; y <= y1; y++) {
        const cell = cells.get(x * 100_000 + y)
        if (cell) cell.push(i)
        else cells.set(x * 100_000 + y, [i])
      }
  })
  for (const cell of cells.values())
    for (let u = 0; u < cell.length; u++) for (let v = u + 1; v < cell.length; v++) visit(cell[u]!, cell[v]!)
}

const slackPx = 0.2
function apart({ a, b }: Edge, { a: c, b: d }: Edge): boolean {
  return (
    Math.max(a[0], b[0]) < Math.min(c[0], d[0]) - slackPx ||
    Math.max(c[0], d[0]) < Math.min(a[0], b[0]) - slackPx ||
    Math.max(a[1], b[1]) < Math.min(c[1], d[1]) - slackPx ||
    Math.max(c[1], d[1]) < Math.min(a[1], b[1]) - slackPx
  )
}

/** Where two edges cross, on the grid; none for parallel ones, whose shared stretch is found by its ends. */
function crossing({ a, b }: Edge, { a: c, b: d }: Edge): Point | undefined {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]]
  const turn = ux * vy - uy * vx
  if (turn === 0) return undefined
  const along = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / turn
  const across = ((c[0] - a[0]) * uy - (c[1] - a[1]) * ux) / turn
  if (along < 0 || along > 1 || across < 0 || across > 1) return undefined
  return snapPoint([a[0] + along * ux, a[1] + along * uy])
}

function touches({ a, b }: Edge, [x, y]: Point): boolean {
  const [ux, uy] = [b[0] - a[0], b[1] - a[1]]
  const along = ((x - a[0]) * ux + (y - a[1]) * uy) / (ux * ux + uy * uy)
  if (along <= 0 || along >= 1) return false
  const [dx, dy] = [a[0] + along * ux - x, a[1] + along * uy - y]
  return dx * dx + dy * dy < touchPx * touchPx
}

function cutsOf(edges: readonly Edge[]): Map<number, Point[]> {
  const cuts = new Map<number, Point[]>()
  const cut = (i: number, at: Point) => {
    const { a, b } = edges[i]!
    if (samePoint(at, a) || samePoint(at, b)) return
    const list = cuts.get(i)
    if (list) list.push(at)
    else cuts.set(i, [at])
  }
  forNearPairs(edges, (i, j) => {
    const [one, other] = [edges[i]!, edges[j]!]
    if (apart(one, other)) return
    const at = crossing(one, other)
    if (at) {
      cut(i, at)
      cut(j, at)
    }
    for (const end of [other.a, other.b]) if (touches(one, end)) cut(i, end)
    for (const end of [one.a, one.b]) if (touches(other, end)) cut(j, end)
  })
  return cuts
}

/** The edge in pieces, in order along it. */
function pieces(edge: Edge, cuts: readonly Point[]): Edge[] {
  const { a, b, kinds, flips } = edge
  const along = ([x, y]: Point): number => (x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])
  const stops = [...cuts.toSorted((p, q) => along(p) - along(q)), b]
  const found: Edge[] = []
  let from = a
  for (const to of stops) {
    if (!samePoint(from, to)) found.push({ a: from, b: to, kinds, flips })
    from = to
  }
  return found
}

/** Edges that lie on each other become one, whichever way they run. */
function united(edges: readonly Edge[]): Edge[] {
  const byEnds = new Map<string, Edge>()
  for (const edge of edges) {
    const [from, to] = [pointKey(edge.a), pointKey(edge.b)]
    const key = from < to ? `${from} ${to}` : `${to} ${from}`
    const same = byEnds.get(key)
    byEnds.set(key, same ? { ...same, kinds: same.kinds | edge.kinds, flips: same.flips ^ edge.flips } : edge)
  }
  return [...byEnds.values()]
}

export function node(edges: readonly Edge[]): Edge[] {
  let noded = united(edges)
  for (let pass = 0; pass < maxPasses; pass++) {
    const cuts = cutsOf(noded)
    if (cuts.size === 0) return noded
    noded = united(noded.flatMap((edge, i) => (cuts.has(i) ? pieces(edge, cuts.get(i)!) : [edge])))
  }
  throw new Error(`noding has not come to rest in ${maxPasses} passes`)
}
