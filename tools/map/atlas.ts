/** Natural Earth's countries (1:10 million, as packaged by world-atlas), laid on the board and simplified with their shared borders shared. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import { boxOf, type Point, snapPoint } from './geometry'
import { protectedBoxes } from './patches'
import { cutPinches } from './pinch'
import { board, project } from './projection'
import { config } from './sources'

export type Country = (Polygon | MultiPolygon) & { properties: { name: string } }
type World = Topology<{ countries: GeometryCollection<{ name: string }> }>
/** In board pixels. Countries refer to arcs by number, ~n being arc n backwards. */
export type Atlas = { readonly countries: readonly Country[]; readonly arcs: readonly (readonly Point[])[] }

/** Coasts this far outside the board are not worth tidying. */
const tidyMarginPx = 200

const arcNumber = (arc: number): number => (arc < 0 ? ~arc : arc)
const polygonsOf = (country: Country): number[][][] => (country.type === 'Polygon' ? [country.arcs] : country.arcs)

function readWorld(): World {
  const file = createRequire(path.resolve('package.json')).resolve('world-atlas/countries-10m.json')
  return JSON.parse(readFileSync(file, 'utf8')) as World
}

/** How often countries use each arc: once is a coast, twice a border. */
export function usesOfArcs(countries: readonly Country[]): Map<number, number> {
  const uses = new Map<number, number>()
  for (const arc of countries.flatMap(polygonsOf).flat(2)) uses.set(arcNumber(arc), (uses.get(arcNumber(arc)) ?? 0) + 1)
  return uses
}

/** Unused arcs keep their number but lose their points: most of the world is off the board. */
const nowhere: Point[] = [
  [0, 0],
  [0, 0],
]

function decoded(world: World, wanted: (arc: number) => boolean): Point[][] {
  const { scale, translate } = world.transform!
  return world.arcs.map((arc, n) => {
    if (!wanted(n)) return nowhere
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]) => {
      x += dx!
      y += dy!
      return project(x * scale[0] + translate[0], y * scale[1] + translate[1])
    })
  })
}

function isNearBoard(line: readonly Point[]): boolean {
  const [x0, y0, x1, y1] = boxOf(line)
  return x1 >= -tidyMarginPx && y1 >= -tidyMarginPx && x0 <= board.width + tidyMarginPx && y0 <= board.height + tidyMarginPx
}

export function readAtlas(): Atlas {
  const world = readWorld()
  const dropped = new Set(config.dropCountries)
  const countries = (world.objects.countries.geometries as unknown as Country[]).filter(
    ({ type, properties }) => (type === 'Polygon' || type === 'MultiPolygon') && !dropped.has(properties.name),
  )
  const uses = usesOfArcs(countries)
  // Visvalingam's measure: a corner goes while its triangle with its neighbours is smaller than this. On whole arcs of the
  // topology, so a border is simplified once for both its countries.
  const plane = { type: 'Topology', arcs: decoded(world, (n) => uses.has(n)), objects: {} } as unknown as Topology<
    Record<string, never>
  >
  const simple = simplify(presimplify(plane), config.simplifyAreaPx2).arcs as unknown as Point[][]
  const arcs = simple.map((arc, n) => {
    const line = arc.map(snapPoint)
    // Only coasts are tidied: a border must stay the line on which two countries agree.
    if (uses.get(n) !== 1 || line.length < 5 || !isNearBoard(line)) return line
    return cutPinches(line, config.pinch, protectedBoxes)
  })
  return { countries, arcs }
}

/** The points of a ring, without repeating the first. */
export function ringPoints(atlas: Atlas, ring: readonly number[]): Point[] {
  return ring.flatMap((arc) => (arc < 0 ? atlas.arcs[~arc]!.toReversed() : atlas.arcs[arc]!).slice(1))
}

/** Connected pieces of land, over whatever countries they spread: pieces that share a border belong together. */
export type Body = { readonly pieces: readonly { readonly country: string; readonly rings: readonly (readonly number[])[] }[] }

export function bodiesOf(atlas: Atlas): Body[] {
  const pieces = atlas.countries.flatMap((country) =>
    polygonsOf(country).map((rings) => ({ country: country.properties.name, rings })),
  )
  const bodyOf = pieces.map((_, i) => i)
  const root = (i: number): number => {
    while (bodyOf[i] !== i) i = bodyOf[i] = bodyOf[bodyOf[i]!]!
    return i
  }
  const firstWith = new Map<number, number>()
  pieces.forEach(({ rings }, i) => {
    for (const arc of rings.flat().map(arcNumber)) {
      const other = firstWith.get(arc)
      if (other === undefined) firstWith.set(arc, i)
      else bodyOf[root(i)] = root(other)
    }
  })
  const bodies = new Map<number, (typeof pieces)[number][]>()
  pieces.forEach((piece, i) => {
    const list = bodies.get(root(i))
    if (list) list.push(piece)
    else bodies.set(root(i), [piece])
  })
  return [...bodies.values()].map((members) => ({ pieces: members }))
}

/** Arcs that bound a body: those only one of its pieces uses. */
export function coastOf(atlas: Atlas, body: Body): (readonly Point[])[] {
  const uses = new Map<number, number>()
  for (const arc of body.pieces.flatMap((piece) => piece.rings.flat()))
    uses.set(arcNumber(arc), (uses.get(arcNumber(arc)) ?? 0) + 1)
  return [...uses].filter(([, times]) => times === 1).map(([arc]) => atlas.arcs[arc]!)
}

/** Arcs between each pair of countries, by both names in alphabetical order. */
export function bordersOf(atlas: Atlas): Map<string, (readonly Point[])[]> {
  const users = new Map<number, string[]>()
  for (const country of atlas.countries)
    for (const arc of polygonsOf(country).flat(2).map(arcNumber)) {
      const list = users.get(arc)
      if (list) list.push(country.properties.name)
      else users.set(arc, [country.properties.name])
    }
  const borders = new Map<string, (readonly Point[])[]>()
  for (const [arc, names] of users) {
    if (names.length !== 2 || names[0] === names[1]) continue
    const key = borderKey(names[0]!, names[1]!)
    const list = borders.get(key)
    if (list) list.push(atlas.arcs[arc]!)
    else borders.set(key, [atlas.arcs[arc]!])
  }
  return borders
}

export const borderKey = (one: string, other: string): string => (one < other ? `${one}|${other}` : `${other}|${one}`)
