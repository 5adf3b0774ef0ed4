/** Naval bases and the gates of canals and straits, which have fixed places. */
import type { Point } from '../../content/map.ts'
import { derivedFromBoard } from '../geography/current-board.ts'
import { borderMiddleOf, borderPointsOf, clickPointOf } from '../geography/geometry.ts'
import { FAR_SCALE } from '../glyphs/totals.ts'
import type { BoardView, PassageView } from '../types.ts'
import type { CollisionIndex } from './collision-index.ts'

/** At a fixed distance (px) from the coast. */
export function portPoint(port: { readonly coast: Point; readonly sea: Point }, k: number): Point {
  const [cx, cy] = port.coast
  const [dx, dy] = [port.sea[0] - cx, port.sea[1] - cy]
  const away = Math.hypot(dx, dy) || 1
  return [cx * k + (dx / away) * 13, cy * k + (dy / away) * 13]
}

/** Keeps other labels off them. */
export function reserveMarks(collisions: CollisionIndex, k: number, passages: BoardView['passages'] = []): void {
  if (k < FAR_SCALE) return
  const gates = passages.flatMap((passage) => {
    const at = gatePoint(passage, passages)
    return at ? [[at[0] * k, at[1] * k]] : []
  })
  for (const [x = 0, y = 0] of [...navalPorts().map((port) => portPoint(port, k)), ...gates])
    collisions.add({ x0: x - 11, y0: y - 11, x1: x + 11, y1: y + 11 })
}

const squared = ([ax, ay]: Point, [bx, by]: Point): number => (ax - bx) ** 2 + (ay - by) ** 2
const joinsSameZones = ({ zones: [a, b] }: PassageView, { zones }: PassageView) => zones.includes(a) && zones.includes(b)

/**
 * The middle of the border between the zones. Several passages of one border: the point nearest to the controlling land.
 * Null without a border.
 */
export function gatePoint(passage: PassageView, all: readonly PassageView[]): Point | null {
  const middle = borderMiddleOf(...passage.zones)
  if (!middle || !all.some((other) => other.id !== passage.id && joinsSameZones(other, passage))) return middle
  const land = clickPointOf(passage.control)
  return borderPointsOf(...passage.zones).reduce(
    (best, point) => (squared(point, land) < squared(best, land) ? point : best),
    middle,
  )
}

export const navalPorts = derivedFromBoard(({ spacesById, anchors }) =>
  [...spacesById.values()].flatMap(({ id, navalBases = [] }) =>
    (anchors[id]?.ports ?? []).filter(({ seaZone }) => navalBases.includes(seaZone)),
  ),
)
