/** Where the gates of canals and straits stand, and naval bases. Pixels from the board's corner. */
import type { Point } from '../../content/map.ts'
import type { PassageView } from '../types.ts'
import { borderMiddleOf, borderPointsOf, clickPointOf } from './geometry.ts'
import { memoizeByBoard } from './table.ts'

const squared = ([ax, ay]: Point, [bx, by]: Point): number => (ax - bx) ** 2 + (ay - by) ** 2
const joinsSameZones = ({ zones: [a, b] }: PassageView, { zones }: PassageView) => zones.includes(a) && zones.includes(b)

/**
 * The middle of the border of the zones that a passage joins. Where several join the same two, each stands where that border
 * comes nearest to the land that holds it. Null where the zones have no border on this board.
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

/** Of every naval base, by the zone it serves: the point on the coast and one out at sea. */
export const navalPorts = memoizeByBoard(({ spacesById, anchors }) =>
  [...spacesById.values()].flatMap(({ id, navalBases = [] }) =>
    (anchors[id]?.ports ?? []).filter(({ seaZone }) => navalBases.includes(seaZone)),
  ),
)
