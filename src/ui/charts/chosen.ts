/** The chosen figure and crosshair position. They survive closing the sheet. */
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
  /** A narrow sheet shows luck instead of the figures. */
  readonly luck: boolean
  readonly who: 'powers' | 'sides'
  readonly as: 'chart' | 'table'
  /** Null means the last round. */
  readonly round: number | null
  /** Null means the leader. */
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

export const showChosen = (change: Partial<Chosen>): void => useChosen.setState(change)
