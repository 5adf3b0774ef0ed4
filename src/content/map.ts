import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import groupingData from '../../data/map/groupings.json'
import sheetData from '../../data/map/sheet.json'
import waterData from '../../data/map/waters.json'
import { PRINTED } from './boards.ts'
import { deepFreeze } from './freeze.ts'
import { mapShapes } from './map-shapes.ts'
import type { SpaceId } from './types.ts'

/**
 * Board geometry. The map is cut into atoms, each board groups them into spaces, and borders are arcs between groups, so gaps and
 * overlaps are impossible. Board pixels: 0,0 to 4200,3450, y down.
 */

export type Point = readonly [x: number, y: number]
export type AtomId = string
export type Atom = (Polygon | MultiPolygon) & { id: AtomId; properties: { land: boolean } }
export type BoardTopology = Topology<{
  atoms: { type: 'GeometryCollection'; geometries: Atom[] }
  /** Islands and coasts that are drawn but are no spaces. */
  decor: GeometryCollection<{ country: string }>
}>

export type SpaceAnchor = {
  readonly atoms: readonly AtomId[]
  readonly land: boolean
  readonly label: Point
  /** Of the largest circle around the label point. */
  readonly radius: number
  readonly area: number
  readonly bbox: readonly [x0: number, y0: number, x1: number, y1: number]
  /** Centre of the name box, if it is not the label point. */
  readonly name?: Point
  /** Room for name and income at working zoom, in board pixels. */
  readonly labelBox: readonly [w: number, h: number]
  /** Centres of up to 24 token cells inside the space, nearest the label first. */
  readonly slots: readonly Point[]
  /** Cell edge, if smaller than usual. */
  readonly cell?: number
  /** Extra cells at sea for small lands, with the leader line's start. */
  readonly spill?: { readonly from: Point; readonly at: Point; readonly slots: readonly Point[] }
  /** Naval bases by sea zone: the coast point, and the mark's point at sea. */
  readonly ports?: readonly { readonly seaZone: SpaceId; readonly coast: Point; readonly sea: Point }[]
  readonly moreLabels?: readonly Point[]
}

export type Grouping = Readonly<Record<AtomId, SpaceId | null>>

/** Drawn only. */
export type Ornament = {
  /** Rings, without repeating the first point. */
  readonly lakes: readonly (readonly Point[])[]
  /** Parallels and meridians every ten degrees; one entry for each visible piece. */
  readonly graticule: readonly { readonly id: string; readonly points: readonly Point[] }[]
}

/** Name of a real water. `size`: letters in board px; `line`: baseline. */
export type Water = { readonly id: string; readonly size: number; readonly line: readonly Point[] }

export const topology = () => mapShapes().topology as unknown as BoardTopology
export const ornament = () => mapShapes().ornament as unknown as Ornament
export const waters = waterData as unknown as readonly Water[]
/** Board pixels, as in data/map/anchors.json. */
export const boardSize = { width: 4200, height: 3450 } as const

/** The printed board in full; for other boards the differences, null for missing spaces. */
const anchorsByGrouping = () =>
  mapShapes().anchors.rulesets as unknown as Record<string, Readonly<Record<SpaceId, SpaceAnchor | null>>>
const groupings = groupingData as Record<string, Grouping>

export function anchorsOf(grouping: string): Readonly<Record<SpaceId, SpaceAnchor>> {
  const all = Object.entries({ ...anchorsByGrouping()[PRINTED]!, ...anchorsByGrouping()[grouping] })
  return Object.fromEntries(all.filter((entry): entry is [SpaceId, SpaceAnchor] => entry[1] !== null))
}

/** The space of an atom; null for decoration. Unlisted atoms are their own space. */
export function spaceOfAtom(name: string, atom: AtomId): SpaceId | null {
  const grouping = groupings[name] ?? groupings[PRINTED]!
  return atom in grouping ? grouping[atom]! : atom
}

/** Map sheet: degrees along the edges, and scale bars. In board pixels. */

/** Whole degrees counted up from `from` (east, north), and their position along the edge. */
export type Degrees = { readonly from: number; readonly at: readonly number[] }
export type SheetEdge = 'top' | 'bottom' | 'left' | 'right'
export type Sheet = {
  /** Only edges where the projection is exact. */
  readonly edges: Readonly<Record<SheetEdge, Degrees>>
  readonly scales: readonly { readonly place: string; readonly px: number }[]
}

export const sheet = deepFreeze(sheetData) as Sheet
