/** The board's outlines as SVG paths, rounded to whole pixels: enough for a small map. */
import { feature, mesh } from 'topojson-client'
import { spaceOfAtom, topology } from '../../content/map.ts'
import type { SpaceId } from '../../engine/index.ts'

type Ring = readonly (readonly number[])[]

const line = (ring: Ring) => `M${ring.map((point) => `${Math.round(point[0]!)} ${Math.round(point[1]!)}`).join('L')}`
const area = (rings: readonly Ring[]) => `${rings.map(line).join('Z')}Z`

const RULESET = 'standard'
const { atoms } = topology.objects
const spaceOf = (atom: { id?: string | number | undefined }) => spaceOfAtom(RULESET, String(atom.id))

function lands(): Record<SpaceId, string> {
  const paths: Record<SpaceId, string> = {}
  for (const atom of atoms.geometries) {
    const space = spaceOf(atom)
    if (!atom.properties.land || space === null) continue
    const shape = feature(topology, atom)
    if (shape.type !== 'Feature') continue
    const { geometry } = shape
    const polygons =
      geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : []
    paths[space] = (paths[space] ?? '') + polygons.map(area).join('')
  }
  return paths
}

const isLand = (object: unknown) => (object as { properties: { land: boolean } }).properties.land
const lines = (filter: (a: unknown, b: unknown) => boolean) => mesh(topology, atoms, filter).coordinates.map(line).join('')

export const LAND = lands()
export const COAST = lines((a, b) => isLand(a) !== isLand(b))
export const BORDERS = lines(
  (a, b) => a !== b && isLand(a) && isLand(b) && spaceOf(a as { id?: string }) !== spaceOf(b as { id?: string }),
)
