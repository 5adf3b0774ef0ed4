/** Map sheet: degrees along the edges, and scale bars. In board pixels. */
import sheetData from '../../data/map/sheet.json'
import { deepFreeze } from './freeze'

/** Whole degrees counted up from `from` (east, north), and their position along the edge. */
export type Degrees = { readonly from: number; readonly at: readonly number[] }
export type SheetEdge = 'top' | 'bottom' | 'left' | 'right'
export type Sheet = {
  /** Only edges where the projection is exact. */
  readonly edges: Readonly<Record<SheetEdge, Degrees>>
  readonly scales: readonly { readonly place: string; readonly px: number }[]
}

export const sheet = deepFreeze(sheetData) as Sheet
