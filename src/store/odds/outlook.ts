/** The battle whose full odds are open. Apart from `answers.ts`, because the map needs it before the odds are loaded. */
import { create } from 'zustand'
import type { OddsQuery } from '../../odds/index.ts'

export const useOutlook = create<{ ask: OddsQuery | null }>()(() => ({ ask: null }))

export const openOutlook = (ask: OddsQuery): void => useOutlook.setState({ ask })
export const closeOutlook = (): void => useOutlook.setState({ ask: null })
