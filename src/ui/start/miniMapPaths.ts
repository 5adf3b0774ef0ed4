/** A board's outlines as SVG paths, rounded to whole pixels: enough for a small map. */
import { feature, mesh } from 'topojson-client'
import { spaceOfAtom, topology } from '../../content/map.ts'
import type { SpaceId } from '../../engine/index.ts'
import { memoizeByKey } from '../../memoize.ts'

type Ring = readonly (readonly number[])[]
type Outlines = {
  readonly land: Readonly<Record<SpaceId, string>>
  readonly coast: string
  readonly borders: string
}

const line = (ring: Ring) => `M${ring.map((point) => `${Math.round(point[0]!)} ${Math.round(point[1]!)}`).join('L')}`
const area = (rings: readonly Ring[]) => `${rings.map(line).join('Z')}Z`

const isLand = (object: unknown) => (object as { properties: { land: boolean } }).properties.land
const lines = (filter: (a: unknown, b: unknown) => boolean) =>
  mesh(topology(), topology().objects.atoms, filter).coordinates.map(line).join('')

function lands(spaceOf: (atom: unknown) => SpaceId | null): Record<SpaceId, string> {
  const paths: Record<SpaceId, string> = {}
  for (const atom of topology().objects.atoms.geometries) {
    const space = spaceOf(atom)
    if (!atom.properties.land || space === null) continue
    const shape = feature(topology(), atom)
    if (shape.type !== 'Feature') continue
    const { geometry } = shape
    const polygons =
      geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : []
    paths[space] = (paths[space] ?? '') + polygons.map(area).join('')
  }
  return paths
}

/** Outlines of the spaces of a grouping. */
export const outlinesOf = memoizeByKey((grouping: string): Outlines => {
  const spaceOf = (atom: unknown) => spaceOfAtom(grouping, String((atom as { id?: string | number }).id))
  return {
    land: lands(spaceOf),
    coast: lines((a, b) => isLand(a) !== isLand(b)),
    borders: lines((a, b) => a !== b && isLand(a) && isLand(b) && spaceOf(a) !== spaceOf(b)),
  }
})
