/** Canvas paths of the board's shapes, built once for each level of detail. */
import type { SpaceId } from '../engine/types/ids'
import { arcs, type Border, type BorderKind, borders, decor, ORNAMENT, type Ring, shapes } from './geometry'

/** How far points of a coast may lie apart before one is left out: full detail, and for the board seen from afar. */
const STEPS = [0, 2.6, 6] as const
export type Detail = 0 | 1 | 2

export const detailAt = (k: number): Detail => (k >= 0.75 ? 0 : k >= 0.3 ? 1 : 2)

/** Ends stay, so neighbours that share an arc keep sharing it. */
function thinned(arc: Float32Array, step: number): Float32Array {
  if (step === 0 || arc.length <= 4) return arc
  const kept = [arc[0]!, arc[1]!]
  let [x, y] = [arc[0]!, arc[1]!]
  for (let i = 2; i < arc.length - 2; i += 2) {
    if (Math.abs(arc[i]! - x) + Math.abs(arc[i + 1]! - y) < step) continue
    x = arc[i]!
    y = arc[i + 1]!
    kept.push(x, y)
  }
  kept.push(arc[arc.length - 2]!, arc[arc.length - 1]!)
  return Float32Array.from(kept)
}

function trace(path: Path2D, arc: Float32Array, backwards: boolean, join: boolean): void {
  const last = arc.length - 2
  for (let p = 0; p <= last; p += 2) {
    const at = backwards ? last - p : p
    if (p === 0 && !join) path.moveTo(arc[at]!, arc[at + 1]!)
    else if (p > 0) path.lineTo(arc[at]!, arc[at + 1]!)
  }
}

export type Paths = {
  readonly space: (id: SpaceId) => Path2D
  readonly border: (border: Border) => Path2D
  /** Every coast and island. */
  readonly coast: Path2D
  readonly decor: (near: SpaceId | null) => Path2D
  readonly seaBorders: Path2D
}

function build(detail: Detail): Paths {
  const lines = arcs.map((arc) => thinned(arc, STEPS[detail]))
  const spaces = new Map<SpaceId, Path2D>()
  const shared = new Map<Border, Path2D>()
  const islands = new Map<SpaceId | null, Path2D>()

  const addRing = (path: Path2D, ring: Ring) => {
    ring.forEach((n, i) => {
      trace(path, n < 0 ? lines[~n]! : lines[n]!, n < 0, i > 0)
    })
    path.closePath()
  }
  const open = (border: Border) => {
    const path = new Path2D()
    for (const n of border.arcs) trace(path, lines[n]!, false, false)
    return path
  }
  for (const { rings, near } of decor) {
    const path = islands.get(near) ?? new Path2D()
    for (const ring of rings) addRing(path, ring)
    islands.set(near, path)
  }
  const all = (kind: BorderKind) => {
    const path = new Path2D()
    for (const border of borders) if (border.kind === kind) path.addPath(open(border))
    return path
  }
  const coast = all('coast')
  for (const path of islands.values()) coast.addPath(path)
  const empty = new Path2D()
  return {
    coast,
    seaBorders: all('sea'),
    decor: (near) => islands.get(near) ?? empty,
    border: (border) => {
      const path = shared.get(border) ?? open(border)
      shared.set(border, path)
      return path
    },
    space: (id) => {
      const known = spaces.get(id)
      if (known) return known
      const path = new Path2D()
      for (const ring of shapes.get(id)?.rings ?? []) addRing(path, ring)
      spaces.set(id, path)
      return path
    },
  }
}

const built = new Map<Detail, Paths>()
export function pathsOf(detail: Detail): Paths {
  const paths = built.get(detail) ?? build(detail)
  built.set(detail, paths)
  return paths
}

export const landIds: readonly SpaceId[] = [...shapes].filter(([id, shape]) => shape.land && id !== ORNAMENT).map(([id]) => id)
