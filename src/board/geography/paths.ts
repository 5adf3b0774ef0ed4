/** Canvas paths of the board's shapes, cached by level of detail. */

import type { SpaceId } from '../../engine/types/ids.ts'
import { memoizeByKey, memoizeByObject } from '../../memoize.ts'
import { derivedFromBoard, geography } from './current-board.ts'
import { isInside } from './geometry.ts'
import { arcs, type Border, type BorderKind, type Box, boxOf, ORNAMENT, type Ring } from './shapes.ts'

/** Least distance between points (board px) by detail: full, medium, far, close. */
const STEPS = [0, 2.6, 6, 0] as const
/** At 3 corners are rounded, or straight pieces would show. */
export type Detail = 0 | 1 | 2 | 3

export const detailAt = (k: number): Detail => (k >= 1.5 ? 3 : k >= 0.75 ? 0 : k >= 0.3 ? 1 : 2)

/** Board px. */
const CORNER_RADIUS = 2.4

/** Keeps both ends. */
function roundCorners(arc: Float32Array): Float32Array {
  const points = [arc[0]!, arc[1]!]
  for (let i = 2; i < arc.length - 2; i += 2) {
    const [x, y] = [arc[i]!, arc[i + 1]!]
    const towards = (n: number): readonly [number, number] => {
      const [dx, dy] = [arc[n]! - x, arc[n + 1]! - y]
      const share = Math.min(0.36, CORNER_RADIUS / (Math.hypot(dx, dy) || 1))
      return [x + dx * share, y + dy * share]
    }
    const [ax, ay] = towards(i - 2)
    const [bx, by] = towards(i + 2)
    // A quadratic curve in three points.
    points.push(ax, ay)
    for (const t of [0.3, 0.7])
      points.push((1 - t) ** 2 * ax + 2 * t * (1 - t) * x + t * t * bx, (1 - t) ** 2 * ay + 2 * t * (1 - t) * y + t * t * by)
    points.push(bx, by)
  }
  points.push(arc[arc.length - 2]!, arc[arc.length - 1]!)
  return Float32Array.from(points)
}

/** Keeps both ends, so that neighbours still share the arc. */
function thinOut(arc: Float32Array, step: number): Float32Array {
  if (step === 0 || arc.length <= 4) return arc
  const points = [arc[0]!, arc[1]!]
  let [x, y] = [arc[0]!, arc[1]!]
  for (let i = 2; i < arc.length - 2; i += 2) {
    if (Math.abs(arc[i]! - x) + Math.abs(arc[i + 1]! - y) < step) continue
    x = arc[i]!
    y = arc[i + 1]!
    points.push(x, y)
  }
  points.push(arc[arc.length - 2]!, arc[arc.length - 1]!)
  return Float32Array.from(points)
}

function trace(path: Path2D, arc: Float32Array, backwards: boolean, join: boolean): void {
  const last = arc.length - 2
  for (let p = 0; p <= last; p += 2) {
    const at = backwards ? last - p : p
    if (p === 0 && !join) path.moveTo(arc[at]!, arc[at + 1]!)
    else if (p > 0) path.lineTo(arc[at]!, arc[at + 1]!)
  }
}

/** Without those in water that the board has closed: they would be holes in the land. */
export const islands = derivedFromBoard(({ decor, shapes }) =>
  decor.filter(({ rings }) => {
    const first = rings[0]![0]!
    const arc = arcs()[first < 0 ? ~first : first]!
    return ![...shapes].some(([id, { land }]) => land && isInside(id, arc[0]!, arc[1]!))
  }),
)

type Piece = { readonly path: Path2D; readonly box: Box }

export type Paths = {
  readonly space: (id: SpaceId) => Path2D
  readonly border: (border: Border) => Path2D
  readonly borders: (kind: BorderKind, within: Box) => Path2D
  readonly coast: (within: Box) => Path2D
  readonly decor: (near: ReadonlySet<SpaceId> | null, within: Box) => Path2D
}

const touches = (a: Box, b: Box) => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3]
export const isSpaceIn = (id: SpaceId, within: Box): boolean => touches(geography().shapes.get(id)!.box, within)
export const isBorderIn = (border: Border, within: Box): boolean => touches(borderBoxes().get(border)!, within)

const borderBoxes = derivedFromBoard(
  ({ borders }) => new Map(borders.map((border) => [border, boxOf(border.arcs.map((n) => arcs()[n]!))])),
)

function joinPaths(pieces: readonly Path2D[]): Path2D {
  const path = new Path2D()
  for (const piece of pieces) path.addPath(piece)
  return path
}

export const linesAt = memoizeByKey((detail: Detail): readonly Float32Array[] =>
  arcs().map((arc) => (detail === 3 ? roundCorners(arc) : thinOut(arc, STEPS[detail]))),
)

function buildPaths(detail: Detail): Paths {
  const lines = linesAt(detail)

  const closed = (rings: readonly Ring[]) => {
    const path = new Path2D()
    for (const ring of rings) {
      ring.forEach((n, i) => {
        trace(path, n < 0 ? lines[~n]! : lines[n]!, n < 0, i > 0)
      })
      path.closePath()
    }
    return path
  }
  const drawn: (Piece & { near: SpaceId | null })[] = islands().map(({ rings, box, near }) => ({
    path: closed(rings),
    box,
    near,
  }))
  const border = memoizeByObject((border: Border) => {
    const path = new Path2D()
    for (const n of border.arcs) trace(path, lines[n]!, false, false)
    return path
  })
  const among = (kind: BorderKind, within: Box) =>
    geography()
      .borders.filter((each) => each.kind === kind && touches(borderBoxes().get(each)!, within))
      .map(border)
  return {
    border,
    borders: (kind, within) => joinPaths(among(kind, within)),
    coast: (within) =>
      joinPaths([...among('coast', within), ...drawn.filter(({ box }) => touches(box, within)).map(({ path }) => path)]),
    decor: (near, within) =>
      joinPaths(
        drawn
          .filter((island) => (island.near === null ? near === null : near?.has(island.near)) && touches(island.box, within))
          .map(({ path }) => path),
      ),
    space: memoizeByKey((id: SpaceId) => closed(geography().shapes.get(id)?.rings ?? [])),
  }
}

const pathsByDetail = derivedFromBoard(() => memoizeByKey(buildPaths))

/** Cached by detail until the board changes. */
export const pathsOf = (detail: Detail): Paths => pathsByDetail()(detail)

export const landIds = derivedFromBoard(({ shapes }): readonly SpaceId[] =>
  [...shapes].filter(([id, shape]) => shape.land && id !== ORNAMENT).map(([id]) => id),
)
