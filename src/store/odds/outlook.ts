/** The battle whose whole outlook is open to be read, from a chip or from where its odds are told. */
import { create } from 'zustand'
import type { OddsQuery } from '../../odds/index.ts'

export const useOutlook = create<{ ask: OddsQuery | null }>()(() => ({ ask: null }))

export const openOutlook = (ask: OddsQuery): void => useOutlook.setState({ ask })
export const closeOutlook = (): void => useOutlook.setState({ ask: null })
