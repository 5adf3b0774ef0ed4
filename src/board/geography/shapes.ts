/** Shapes of the board in board pixels: spaces, shared borders, islands. A board groups the atoms of the map. */
import { mergeArcs } from 'topojson-client'
import type { MultiPolygon, Polygon } from 'topojson-specification'
import { anchorsOf, type SpaceAnchor, spaceOfAtom, topology } from '../../content/map.ts'
import type { SpaceId } from '../../engine/types/ids.ts'
import { lazy } from '../../memoize.ts'
import type { BoardView } from '../types.ts'

export type PlayedBoard = BoardView['board']
type BoardSpace = PlayedBoard['spaces'][number]

export type Box = readonly [x0: number, y0: number, x1: number, y1: number]
/** Signed arc numbers (TopoJSON): ~n is arc n reversed. */
export type Ring = readonly number[]
export type Shape = { readonly rings: readonly Ring[]; readonly box: Box; readonly land: boolean }
export type BorderKind = 'land' | 'coast' | 'sea'
export type Border = { readonly a: SpaceId; readonly b: SpaceId; readonly kind: BorderKind; readonly arcs: readonly number[] }

/** The drawn region that is not a space. */
export const ORNAMENT = 'ornament'

type Island = { readonly rings: readonly Ring[]; readonly box: Box; readonly near: SpaceId | null }
type Shapes = {
  readonly anchors: Readonly<Record<SpaceId, SpaceAnchor>>
  readonly outlines: ReadonlyMap<SpaceId, readonly Float32Array[]>
  readonly shapes: ReadonlyMap<SpaceId, Shape>
  readonly borders: readonly Border[]
  /** Islands and coasts outside all spaces, with the nearest land space if close. */
  readonly decor: readonly Island[]
}

export type Geography = Shapes & {
  readonly spacesById: ReadonlyMap<SpaceId, BoardSpace>
  readonly spaceIds: readonly SpaceId[]
}

/** Arcs as flat x, y arrays. */
export const arcs = lazy((): readonly Float32Array[] =>
  topology().arcs.map((arc) => {
    const { scale, translate } = topology().transform!
    const flat = new Float32Array(arc.length * 2)
    let x = 0
    let y = 0
    arc.forEach(([dx, dy], i) => {
      x += dx!
      y += dy!
      flat[i * 2] = x * scale[0] + translate[0]
      flat[i * 2 + 1] = y * scale[1] + translate[1]
    })
    return flat
  }),
)

export function flatten(ring: Ring): Float32Array {
  const all = arcs()
  const parts = ring.map((n) => (n < 0 ? all[~n]! : all[n]!))
  const flat = new Float32Array(parts.reduce((sum, part) => sum + part.length - 2, 0))
  let at = 0
  parts.forEach((part, i) => {
    const backwards = ring[i]! < 0
    for (let p = 0; p < part.length - 2; p += 2) {
      const from = backwards ? part.length - 2 - p : p
      flat[at++] = part[from]!
      flat[at++] = part[from + 1]!
    }
  })
  return flat
}

export function boxOf(outlines: readonly Float32Array[]): Box {
  let [x0, y0, x1, y1] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const outline of outlines)
    for (let i = 0; i < outline.length; i += 2) {
      x0 = Math.min(x0, outline[i]!)
      x1 = Math.max(x1, outline[i]!)
      y0 = Math.min(y0, outline[i + 1]!)
      y1 = Math.max(y1, outline[i + 1]!)
    }
  return [x0, y0, x1, y1]
}

function dissolveAtoms({ grouping, spaces }: PlayedBoard): Pick<Shapes, 'outlines' | 'shapes'> {
  const seas = new Set(spaces.flatMap(({ id, kind }) => (kind === 'sea' ? [id] : [])))
  const atomsOf = new Map<SpaceId, (Polygon | MultiPolygon)[]>()
  for (const atom of topology().objects.atoms.geometries) {
    const space = spaceOfAtom(grouping, atom.id) ?? ORNAMENT
    atomsOf.set(space, [...(atomsOf.get(space) ?? []), atom])
  }
  const outlines = new Map<SpaceId, readonly Float32Array[]>()
  const shapes = new Map<SpaceId, Shape>()
  for (const [space, atoms] of atomsOf) {
    const rings = (mergeArcs(topology(), atoms as Parameters<typeof mergeArcs>[1]).arcs as number[][][]).flat()
    const flat = rings.map(flatten)
    outlines.set(space, flat)
    shapes.set(space, { rings, box: boxOf(flat), land: !seas.has(space) })
  }
  return { outlines, shapes }
}

function bordersOf(shapes: Shapes['shapes']): readonly Border[] {
  const users = new Map<number, SpaceId[]>()
  for (const [space, shape] of shapes)
    for (const n of shape.rings.flat()) {
      const arc = n < 0 ? ~n : n
      users.set(arc, [...(users.get(arc) ?? []), space])
    }
  const found = new Map<string, { a: SpaceId; b: SpaceId; kind: BorderKind; arcs: number[] }>()
  for (const [arc, [a, b]] of users) {
    if (a === undefined || b === undefined || a === b) continue
    const key = a < b ? `${a} ${b}` : `${b} ${a}`
    const lands = Number(shapes.get(a)!.land) + Number(shapes.get(b)!.land)
    const border = found.get(key) ?? { a, b, kind: lands === 2 ? 'land' : lands === 1 ? 'coast' : 'sea', arcs: [] }
    border.arcs.push(arc)
    found.set(key, border)
  }
  return [...found.values()]
}

/** Islands of these countries may be far from their land. */
const ISLANDS_OF: Readonly<Record<string, SpaceId>> = { Canada: 'canada' }
const countryOf = (facts: { country?: string } | undefined): string => facts?.country ?? ''
/** Board px. */
const ISLAND_REACH = 60

function findIslands({ outlines, shapes }: Pick<Shapes, 'outlines' | 'shapes'>): readonly Island[] {
  return topology().objects.decor.geometries.map((geometry) => {
    const drawn = geometry as Polygon | MultiPolygon
    const rings: Ring[] = drawn.type === 'Polygon' ? drawn.arcs : drawn.arcs.flat()
    const flat = rings.map(flatten)
    const box = boxOf(flat)
    const [x, y] = [flat[0]![0]!, flat[0]![1]!]
    let near: SpaceId | null = ISLANDS_OF[countryOf(geometry.properties)] ?? null
    let best = near ? 0 : ISLAND_REACH
    for (const [space, shape] of shapes) {
      if (!shape.land || space === ORNAMENT || distanceToBox(x, y, shape.box) > best) continue
      const away = distanceToOutlines(x, y, outlines.get(space) ?? [])
      if (away < best) [best, near] = [away, space]
    }
    return { rings, box, near }
  })
}

function shapesOf(board: PlayedBoard): Shapes {
  const dissolved = dissolveAtoms(board)
  return {
    anchors: anchorsOf(board.grouping),
    ...dissolved,
    borders: bordersOf(dissolved.shapes),
    decor: findIslands(dissolved),
  }
}

/** By grouping: such boards differ in values and bases only. */
const shapesCache = new Map<string, Shapes>()

export function geographyOf(board: PlayedBoard): Geography {
  const shapes = shapesCache.get(board.grouping) ?? shapesOf(board)
  shapesCache.set(board.grouping, shapes)
  const spacesById = new Map(board.spaces.map((space) => [space.id, space]))
  return { ...shapes, spacesById, spaceIds: [...spacesById.keys()] }
}

export function distanceToBox(x: number, y: number, [x0, y0, x1, y1]: Box): number {
  const dx = Math.max(x0 - x, 0, x - x1)
  const dy = Math.max(y0 - y, 0, y - y1)
  return Math.sqrt(dx * dx + dy * dy)
}

/** Avoids `Math.hypot`, which is ten times slower: opening a game waits for this. */
export function distanceToOutlines(x: number, y: number, rings: readonly Float32Array[]): number {
  let best = Number.POSITIVE_INFINITY
  for (const ring of rings)
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const ax = ring[j]!
      const ay = ring[j + 1]!
      const dx = ring[i]! - ax
      const dy = ring[i + 1]! - ay
      const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
      const ex = x - ax - t * dx
      const ey = y - ay - t * dy
      best = Math.min(best, ex * ex + ey * ey)
    }
  return Math.sqrt(best)
}
