/** Faces of one atom become one shape: edges with the same atom on both sides go. */
import type { Feature, MultiPolygon } from 'geojson'
import { areaOf, isInRing, type Point } from './geometry'
import { closedRing } from './network'
import type { Faces } from './polygonise'

export type AtomFeature = Feature<MultiPolygon, { land: boolean }> & { id: string }

/** Rings of each atom: outlines run clockwise on paper, holes the other way. */
export function outlinesOf({ halves }: Faces, atoms: readonly string[]): Map<string, Point[][]> {
  const atomOf = (h: number): string | undefined => atoms[halves[h]!.face]
  const isWithin = (h: number): boolean => atomOf(h) === atomOf(h ^ 1)
  const seen = new Set<number>()
  const rings = new Map<string, Point[][]>()
  halves.forEach((_, start) => {
    const atom = atomOf(start)
    if (seen.has(start) || atom === undefined || isWithin(start)) return
    const ring: Point[] = []
    for (let h = start; !seen.has(h); ) {
      seen.add(h)
      ring.push(halves[h]!.from)
      h = halves[h]!.next
      while (isWithin(h)) h = halves[h ^ 1]!.next
    }
    const list = rings.get(atom)
    if (list) list.push(ring)
    else rings.set(atom, [ring])
  })
  return rings
}

/** Outlines with the holes that lie in them. */
export function polygonsFrom(rings: readonly (readonly Point[])[]): Point[][][] {
  const polygons = rings
    .map((ring) => ({ ring, area: areaOf(ring), holes: [] as (readonly Point[])[] }))
    .filter(({ area }) => area > 0)
    .sort((one, other) => one.area - other.area)
  for (const hole of rings) {
    if (areaOf(hole) >= 0) continue
    // A hole may share a corner with its outline, but no side.
    const middle: Point = [(hole[0]![0] + hole[1]![0]) / 2, (hole[0]![1] + hole[1]![1]) / 2]
    const around = polygons.find(({ ring, area }) => area > -areaOf(hole) && isInRing(ring, middle))
    if (!around) throw new Error(`a hole at ${middle} lies in no outline`)
    around.holes.push(hole)
  }
  return polygons.map(({ ring, holes }) => [ring, ...holes].map(closedRing))
}

/** In the order given. */
export function atomFeatures(
  net: Faces,
  atoms: readonly string[],
  order: readonly { id: string; land: boolean }[],
): AtomFeature[] {
  const rings = outlinesOf(net, atoms)
  return order.map(({ id, land }) => ({
    type: 'Feature',
    id,
    properties: { land },
    geometry: { type: 'MultiPolygon', coordinates: polygonsFrom(rings.get(id) ?? []) as unknown as number[][][][] },
  }))
}
