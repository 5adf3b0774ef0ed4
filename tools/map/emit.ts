/** The files the map's making leaves behind, as text. Nothing in them depends on the day or the machine. */
import type { Feature, FeatureCollection } from 'geojson'
import { quantize } from 'topojson-client'
import { topology } from 'topojson-server'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { DecorFeature } from './decor'
import type { AtomFeature } from './dissolve'
import { gridPx } from './geometry'
import type { Ornament } from './ornament'
import { board } from './projection'

type Collections = { atoms: GeometryCollection; decor: GeometryCollection }

/** A topology in whole steps of the grid the map was cut on, so nothing is rounded here. */
export function boardFile(atoms: readonly AtomFeature[], decor: readonly DecorFeature[]): string {
  const collection = (features: readonly Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features: [...features] })
  const whole = topology({ atoms: collection(atoms), decor: collection(decor) }) as Topology<Collections>
  const { type, objects, arcs, transform } = quantize(whole, { scale: [gridPx, gridPx], translate: [0, 0] })
  return `${JSON.stringify({ type, bbox: [0, 0, board.width, board.height], transform, objects, arcs })}\n`
}

/** One lake and one line of degrees to a line of the file, so that a change shows as one. */
export function ornamentFile({ lakes, graticule }: Ornament): string {
  const list = (items: readonly unknown[]): string => `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`
  return `{\n"lakes": ${list(lakes)},\n"graticule": ${list(graticule)}\n}\n`
}
