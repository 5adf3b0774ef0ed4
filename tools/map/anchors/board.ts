/** The finished map as one ruleset groups it: rings, polygons and coasts of each space. Read from the emitted file alone. */
import polylabel from 'polylabel'
import { mergeArcs } from 'topojson-client'
import type { MultiPolygon, Polygon } from 'topojson-specification'
import standard from '../../../data/board.json'
import variantData from '../../../data/board-variants.json'
import type { BoardTopology } from '../../../src/content/map'
import { areaOf, type Box, boxOf, type Point } from '../geometry'
import { groupings, isSeaAtom } from '../sources'

type Facts = { readonly id: string; readonly name: string; readonly navalBases?: readonly string[] }
type VariantFacts = {
  readonly from: string
  readonly added: readonly Facts[]
  readonly properties: Readonly<Record<string, Partial<Facts>>>
}

/** Names and naval bases as a ruleset has them. */
function factsOf(ruleset: string): ReadonlyMap<string, Facts> {
  const variant = (variantData as unknown as Readonly<Record<string, VariantFacts>>)[ruleset]
  if (!variant) return new Map((standard.spaces as readonly Facts[]).map((space) => [space.id, space]))
  const facts = new Map([...factsOf(variant.from), ...variant.added.map((space) => [space.id, space] as const)])
  for (const [id, properties] of Object.entries(variant.properties)) facts.set(id, { ...facts.get(id)!, ...properties })
  return facts
}

export type Space = {
  readonly id: string
  readonly name: string
  readonly land: boolean
  readonly atoms: readonly string[]
  /** Rings of each piece, the outer first. */
  readonly pieces: readonly (readonly (readonly Point[])[])[]
  readonly area: number
  readonly box: Box
  /** The middle of the largest circle inside, and its radius. */
  readonly pole: Point
  readonly radius: number
  readonly navalBases: readonly string[]
}

export type Line = { readonly points: readonly Point[]; readonly sides: readonly string[] }
export type Board = {
  readonly spaces: readonly Space[]
  readonly lines: readonly Line[]
  readonly islands: readonly (readonly Point[])[]
}

/** The ornament's owner among the sides of a line. */
const nobody = ''

export function boardFor(ruleset: string, topology: BoardTopology): Board {
  const grouping = groupings[ruleset]!
  const spaceOf = (atom: string): string => (atom in grouping ? (grouping[atom] ?? nobody) : atom)
  const [scaleX, scaleY] = topology.transform!.scale
  const arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map((step): Point => {
      x += step[0]!
      y += step[1]!
      return [x * scaleX, y * scaleY]
    })
  })
  const ringOf = (ring: readonly number[]): Point[] =>
    ring.flatMap((n) => (n < 0 ? arcs[~n]!.toReversed() : arcs[n]!).slice(0, -1))
  const facts = factsOf(ruleset)
  const members = new Map<string, typeof topology.objects.atoms.geometries>()
  for (const atom of topology.objects.atoms.geometries) {
    const id = spaceOf(atom.id)
    members.set(id, [...(members.get(id) ?? []), atom])
  }
  const spaces = [...members]
    .filter(([id]) => id !== nobody)
    .map(([id, atoms]): Space => {
      const merged = mergeArcs(topology, atoms as Parameters<typeof mergeArcs>[1]) as MultiPolygon
      const pieces = merged.arcs.map((rings) => rings.map(ringOf))
      const poles = pieces.map((rings) => polylabel(rings as unknown as [number, number][][], 0.5))
      const best = poles.reduce((a, b) => (b.distance > a.distance ? b : a))
      const areaOfPiece = ([outer, ...holes]: readonly (readonly Point[])[]) =>
        Math.abs(areaOf(outer!)) - holes.reduce((sum, hole) => sum + Math.abs(areaOf(hole)), 0)
      return {
        id,
        name: facts.get(id)!.name,
        land: !isSeaAtom(id),
        atoms: atoms.map((atom) => atom.id),
        pieces,
        area: pieces.reduce((sum, rings) => sum + areaOfPiece(rings), 0),
        box: boxOf(pieces.flat(2)),
        pole: [best[0]!, best[1]!],
        radius: best.distance,
        navalBases: facts.get(id)!.navalBases ?? [],
      }
    })
  return { spaces, lines: linesOf(topology, arcs, spaceOf), islands: islandsOf(topology, ringOf) }
}

/** Arcs between two spaces, or between a space and the frame. */
function linesOf(topology: BoardTopology, arcs: readonly (readonly Point[])[], spaceOf: (atom: string) => string): Line[] {
  const sides = arcs.map(() => new Set<string>())
  for (const atom of topology.objects.atoms.geometries) {
    const rings = atom.type === 'Polygon' ? (atom.arcs as number[][]) : (atom.arcs as number[][][]).flat()
    for (const n of rings.flat()) sides[n < 0 ? ~n : n]!.add(spaceOf(atom.id))
  }
  return arcs.map((points, i) => ({ points, sides: [...sides[i]!] })).filter(({ sides }) => sides.length === 2)
}

function islandsOf(topology: BoardTopology, ringOf: (ring: readonly number[]) => Point[]): Point[][] {
  return topology.objects.decor.geometries.flatMap((geometry) => {
    const drawn = geometry as Polygon | MultiPolygon
    return (drawn.type === 'Polygon' ? drawn.arcs : drawn.arcs.flat()).map(ringOf)
  })
}
