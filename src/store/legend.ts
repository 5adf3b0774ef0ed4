/** Whether the key to the map lies over the map. */
import { create } from 'zustand'
import { closeSpaces, useSpaces } from './spaces.ts'

export const useLegend = create<{ open: boolean }>()(() => ({ open: false }))

export const closeLegend = (): void => useLegend.setState({ open: false })
export function openLegend(): void {
  closeSpaces()
  useLegend.setState({ open: true })
}
/** By key: opens it, or closes it again. */
export const callLegend = (): void => (useLegend.getState().open ? closeLegend() : openLegend())

// One thing at a time lies over the map.
useSpaces.subscribe(({ open }) => open && closeLegend())
