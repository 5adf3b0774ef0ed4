/** One network of edges carries the whole map: every shore, frontier, sea line and the frame. Faces come from it, never polygons of their own. */
import { type Point, samePoint } from './geometry'

export const kind = { shore: 1, frontier: 2, seaLine: 4, frame: 8 } as const

export type Edge = {
  readonly a: Point
  readonly b: Point
  /** What runs along here; of several things, the sum. */
  readonly kinds: number
  /** The areas (bits) one enters or leaves by crossing this edge. Two copies of an outline cancel, so copies are XORed, never ORed. */
  readonly flips: number
}

/** A point of the grid as one number, for maps. */
export const pointKey = ([x, y]: Point): number => (x * 8 + 2 ** 20) * 2 ** 21 + (y * 8 + 2 ** 20)

export function edgesAlong(line: readonly Point[], kinds: number, flips = 0): Edge[] {
  const edges: Edge[] = []
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!]
    if (!samePoint(a, b)) edges.push({ a, b, kinds, flips })
  }
  return edges
}

export const closedRing = (ring: readonly Point[]): Point[] => [...ring, ring[0]!]
