/** A sheet over the whole table below the ribbon, such as the figures of the war: what lies under it is out of sight and reach. */
import type { ComponentType } from 'react'
import { create } from 'zustand'

export const useOver = create<{ Sheet: ComponentType | null }>(() => ({ Sheet: null }))

/** Lays a sheet over the table, in the place of another. */
export const layOver = (Sheet: ComponentType): void => useOver.setState({ Sheet })

/** Takes away what lies over the table. */
export const liftOver = (): void => useOver.setState({ Sheet: null })
