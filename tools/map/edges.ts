/** Which noded edges are lines of the map. Authored lines may run out to sea or overshoot freely: what is not wanted goes here. */
import type { Point } from './geometry'
import type { Ground } from './ground'
import { type Edge, kind, pointKey } from './network'
import { isOnBoard } from './projection'

/** A grid cell is 0.125 px, so no other edge comes between an edge and the points this far to its sides. */
export const besidePx = 0.004

const middleOf = ({ a, b }: Edge): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** The points just right and left of an edge's middle, walking from a to b on paper. */
function besides({ a, b }: Edge): [right: Point, left: Point] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const reach = besidePx / Math.hypot(dx, dy)
  const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  return [
    [x - dy * reach, y + dx * reach],
    [x + dy * reach, y - dx * reach],
  ]
}

/** A shore has land on one side, a frontier on both, a sea line on neither. Edges that are none of these, or off the board, go. */
export function sift(edges: readonly Edge[], isLand: Ground): Edge[] {
  return edges.flatMap((edge): Edge[] => {
    if (!isOnBoard(middleOf(edge))) return []
    if (edge.kinds & kind.frame) return [edge]
    const [right, left] = besides(edge).map(isLand)
    let kinds = 0
    if (edge.kinds & kind.shore && right !== left) kinds |= kind.shore
    if (edge.kinds & kind.frontier && right && left) kinds |= kind.frontier
    if (edge.kinds & kind.seaLine && !right && !left) kinds |= kind.seaLine
    return kinds ? [{ ...edge, kinds }] : []
  })
}

/** Without the edges that lead nowhere. */
export function prune(edges: readonly Edge[]): Edge[] {
  const at = new Map<number, number[]>()
  edges.forEach(({ a, b }, i) => {
    for (const key of [pointKey(a), pointKey(b)]) {
      const list = at.get(key)
      if (list) list.push(i)
      else at.set(key, [i])
    }
  })
  const gone = new Set<number>()
  const waiting = [...at.keys()]
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const rest = at.get(key)!.filter((i) => !gone.has(i))
    if (rest.length !== 1) continue
    const { a, b } = edges[rest[0]!]!
    gone.add(rest[0]!)
    waiting.push(pointKey(a), pointKey(b))
  }
  return edges.filter((_, i) => !gone.has(i))
}
