/** What is printed on the sheet around the map: where degrees meet its edges, and how long 500 km are at some places. In board pixels. */
import sheetData from '../../data/map/sheet.json'
import { deepFreeze } from './freeze'

/** Whole degrees, east and north counted up from `from`, and where along the edge each meets it. */
export type Degrees = { readonly from: number; readonly at: readonly number[] }
export type SheetEdge = 'top' | 'bottom' | 'left' | 'right'
export type Sheet = {
  /** Only where the projection is true to the globe; the rest of an edge has no degrees. */
  readonly edges: Readonly<Record<SheetEdge, Degrees>>
  readonly scales: readonly { readonly place: string; readonly px: number }[]
}

export const sheet = deepFreeze(sheetData) as Sheet
