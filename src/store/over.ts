/**
 * A sheet over the whole table below the ribbon, such as the figures of the war: what lies under it is out of sight and reach.
 */
import type { ComponentType } from 'react'
import { create } from 'zustand'
import { whenFullLog } from './game/full-log.ts'

/** `clear`: what it shows lies on a veil of its own, and the table stays in sight. */
export const useOver = create<{ Sheet: ComponentType | null; clear: boolean }>(() => ({ Sheet: null, clear: false }))

/** Lays a sheet over the table, in the place of another, once all is there that it tells of. */
export const layOver = (Sheet: ComponentType, clear = false): void => whenFullLog(() => useOver.setState({ Sheet, clear }))

/** Takes away what lies over the table. */
export const liftOver = (): void => useOver.setState({ Sheet: null })
