/**
 * The board's geometry. The map is cut once into atoms, each board groups them into its spaces, and a frontier is an arc
 * between two groups, so gaps and overlaps cannot happen. Board pixels run from 0,0 to 4200,3450, y down.
 */
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import anchorData from '../../data/map/anchors.json'
import topo from '../../data/map/board.topo.json'
import groupingData from '../../data/map/groupings.json'
import ornamentData from '../../data/map/ornament.json'
import waterData from '../../data/map/waters.json'
import { PRINTED } from './boards'
import type { SpaceId } from './types'

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
  /** Of the largest circle that fits around the label point. */
  readonly radius: number
  readonly area: number
  readonly bbox: readonly [x0: number, y0: number, x1: number, y1: number]
  /** The middle of the name's box, where that is not the label point: beside it, or on the sea. */
  readonly name?: Point
  /** Room for name and income at working zoom, where a board pixel is one of the screen. */
  readonly labelBox: readonly [w: number, h: number]
  /** Centres of up to 24 token cells that lie wholly inside, beside the name; nearest the label first. */
  readonly slots: readonly Point[]
  /** The edge of a cell, where cells of the usual size find no room. */
  readonly cell?: number
  /** Further cells on the sea, for islands and small countries, and the line that leads to them from a foot on the land. */
  readonly spill?: { readonly from: Point; readonly at: Point; readonly slots: readonly Point[] }
  /** Naval bases, one for each sea zone they serve: the point on the coast and one out at sea for the mark. */
  readonly ports?: readonly { readonly seaZone: SpaceId; readonly coast: Point; readonly sea: Point }[]
  readonly moreLabels?: readonly Point[]
}

export type Grouping = Readonly<Record<AtomId, SpaceId | null>>

/** What is drawn and has no part in the game. */
export type Ornament = {
  /** Rings, closed without repeating the first point. */
  readonly lakes: readonly (readonly Point[])[]
  /** Parallels and meridians each ten degrees, for the sea; one that leaves the board and comes back is listed once for each piece. */
  readonly graticule: readonly { readonly id: string; readonly points: readonly Point[] }[]
}

/** The name of a real water. `size`: of its letters, board px. `line`: where their baseline runs, from the first letter to the last. */
export type Water = { readonly id: string; readonly size: number; readonly line: readonly Point[] }

export const topology = topo as unknown as BoardTopology
export const ornament = ornamentData as unknown as Ornament
export const waters = waterData as unknown as readonly Water[]
export const boardSize: { readonly width: number; readonly height: number } = anchorData.board
export const tokenCell: number = anchorData.tokenCell

/** The printed board whole; of the others what differs, and null for a space they have not. */
const anchorsByGrouping = anchorData.rulesets as unknown as Record<string, Readonly<Record<SpaceId, SpaceAnchor | null>>>
const groupings = groupingData as Record<string, Grouping>

export function anchorsOf(grouping: string): Readonly<Record<SpaceId, SpaceAnchor>> {
  const all = Object.entries({ ...anchorsByGrouping[PRINTED]!, ...anchorsByGrouping[grouping] })
  return Object.fromEntries(all.filter((entry): entry is [SpaceId, SpaceAnchor] => entry[1] !== null))
}

/** The space an atom belongs to; null for an ornament that is no space. An atom the grouping leaves out is its own space. */
export function spaceOfAtom(name: string, atom: AtomId): SpaceId | null {
  const grouping = groupings[name] ?? groupings[PRINTED]!
  return atom in grouping ? grouping[atom]! : atom
}
