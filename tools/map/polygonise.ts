/** Faces of a network whose edges meet only at their ends. */
import { areaOf, type Box, boxOf, isInBox, isInRing, type Point } from './geometry'
import { type Edge, pointKey } from './network'

/** Each edge gives two half-edges, 2i from a to b and 2i+1 back; the twin of h is h ^ 1. */
export type Half = { readonly from: Point; readonly to: Point; readonly edge: Edge; next: number; face: number }

export type Face = {
  /** Clockwise on paper, so its area is positive. It may touch itself in a point. */
  readonly ring: readonly Point[]
  readonly holes: Point[][]
  /** Half-edges of the ring, and of the holes. */
  readonly halves: number[]
  readonly holeHalves: number[]
  /** Of the ring alone. */
  readonly area: number
  readonly box: Box
}
export type Faces = { readonly halves: readonly Half[]; readonly faces: readonly Face[] }

export const outside = -1

/** Links each half-edge to the one that follows it around its face: at a corner, the next one anticlockwise on paper from the way back. */
function linked(edges: readonly Edge[]): Half[] {
  const halves = edges.flatMap((edge): Half[] => [
    { from: edge.a, to: edge.b, edge, next: -1, face: outside },
    { from: edge.b, to: edge.a, edge, next: -1, face: outside },
  ])
  const leaving = new Map<number, number[]>()
  halves.forEach(({ from }, h) => {
    const list = leaving.get(pointKey(from))
    if (list) list.push(h)
    else leaving.set(pointKey(from), [h])
  })
  const angle = (h: number): number => Math.atan2(halves[h]!.to[1] - halves[h]!.from[1], halves[h]!.to[0] - halves[h]!.from[0])
  for (const around of leaving.values()) {
    around.sort((h, k) => angle(h) - angle(k))
    around.forEach((h, i) => {
      halves[h ^ 1]!.next = around.at(i - 1)!
    })
  }
  return halves
}

function walks(halves: readonly Half[]): number[][] {
  const seen = new Set<number>()
  return halves.flatMap((_, start) => {
    if (seen.has(start)) return []
    const walk: number[] = []
    for (let h = start; !seen.has(h); h = halves[h]!.next) {
      seen.add(h)
      walk.push(h)
    }
    return [walk]
  })
}

/** A number for each connected part of the network, by corner. */
function parts(edges: readonly Edge[]): Map<number, number> {
  const near = new Map<number, number[]>()
  for (const { a, b } of edges)
    for (const [from, to] of [
      [pointKey(a), pointKey(b)],
      [pointKey(b), pointKey(a)],
    ] as const) {
      const list = near.get(from)
      if (list) list.push(to)
      else near.set(from, [to])
    }
  const part = new Map<number, number>()
  let count = 0
  for (const start of near.keys()) {
    if (part.has(start)) continue
    const waiting = [start]
    part.set(start, count)
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop())
      for (const next of near.get(at)!)
        if (!part.has(next)) {
          part.set(next, count)
          waiting.push(next)
        }
    count++
  }
  return part
}

/** Smallest faces first. */
export function polygonise(edges: readonly Edge[]): Faces {
  const halves = linked(edges)
  const part = parts(edges)
  const faces: (Face & { part: number })[] = []
  const outlines: { walk: number[]; ring: Point[]; area: number; part: number }[] = []
  for (const walk of walks(halves)) {
    const ring = walk.map((h) => halves[h]!.from)
    const area = areaOf(ring)
    const of = part.get(pointKey(ring[0]!))!
    if (area > 0) faces.push({ ring, holes: [], halves: walk, holeHalves: [], area, box: boxOf(ring), part: of })
    else outlines.push({ walk, ring, area, part: of })
  }
  faces.sort((one, other) => one.area - other.area)
  faces.forEach((face, f) => {
    for (const h of face.halves) halves[h]!.face = f
  })
  // An outline inside another part is a hole in the smallest face around it.
  for (const { walk, ring, part: own } of outlines) {
    const corner = ring[0]!
    const around = faces.findIndex((face) => face.part !== own && isInBox(face.box, corner) && isInRing(face.ring, corner))
    for (const h of walk) halves[h]!.face = around
    if (around === outside) continue
    faces[around]!.holes.push(ring)
    faces[around]!.holeHalves.push(...walk)
  }
  return { halves, faces }
}
