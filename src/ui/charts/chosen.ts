/** What the sheet shows and where its crosshair stands; it is as it was when the sheet is opened again. */
import { create } from 'zustand'
import type { Belligerent, FigureColumn } from '../../history/index.ts'

export const FIGURES = [
  'income',
  'treasury',
  'units',
  'territories',
  'capitals',
  'losses',
] as const satisfies readonly FigureColumn[]
export type Figure = (typeof FIGURES)[number]

type Chosen = {
  readonly figure: Figure
  /** In a narrow sheet luck stands in the place of the figures. */
  readonly luck: boolean
  readonly who: 'powers' | 'sides'
  readonly as: 'chart' | 'table'
  /** Null: the last round. */
  readonly round: number | null
  /** Null: whoever leads. */
  readonly party: Belligerent | null
}

export const useChosen = create<Chosen>(() => ({
  figure: 'income',
  luck: false,
  who: 'powers',
  as: 'chart',
  round: null,
  party: null,
}))

/** Changes what is shown. */
export const showChosen = (change: Partial<Chosen>): void => useChosen.setState(change)
