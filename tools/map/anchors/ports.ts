/** Naval bases: the point of the coast nearest the real port, and one out at sea, clear of the land, for the mark. */

import { isInRing, type Point } from '../geometry'
import { placeOnBoard } from '../projection'
import portData from '../sources/ports.json'
import type { Line, Space } from './board'

export type Port = { readonly seaZone: string; readonly coast: Point; readonly sea: Point }

const real = portData as unknown as Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>>
const outPx = 20
const directions = 48

const tenth = (value: number): number => Math.round(value * 10) / 10
const squared = (a: Point, b: Point): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2

export function portsOf(space: Space, lines: readonly Line[]): Port[] {
  return space.navalBases.map((seaZone) => {
    const place = real[space.id]?.[seaZone]
    const at = place ? placeOnBoard(place) : space.pole
    const shore = lines.filter(({ sides }) => sides.includes(space.id) && sides.includes(seaZone)).flatMap(({ points }) => points)
    const coast = shore.reduce((a, b) => (squared(b, at) < squared(a, at) ? b : a))
    const rings = space.pieces.flat()
    const isInside = (point: Point) =>
      space.pieces.some((piece) => piece.filter((ring) => isInRing(ring, point)).length % 2 === 1)
    const ways = Array.from({ length: directions }, (_, i): Point => {
      const angle = (i / directions) * 2 * Math.PI
      return [tenth(coast[0] + outPx * Math.cos(angle)), tenth(coast[1] + outPx * Math.sin(angle))]
    }).filter((point) => !isInside(point))
    const clear = (point: Point) => rings.flat().reduce((least, corner) => Math.min(least, squared(corner, point)), Infinity)
    const measured = ways.map((point) => ({ point, clear: clear(point) }))
    const sea = measured.reduce((a, b) => (b.clear > a.clear + 1e-6 ? b : a)).point
    return { seaZone, coast, sea }
  })
}
