/** Whether the war diary lies over the page. */
import { create } from 'zustand'
import { oncePast } from './game/full-log.ts'

export const useWarDiary = create<{ open: boolean }>()(() => ({ open: false }))

export const openWarDiary = (): void => oncePast(() => useWarDiary.setState({ open: true }))
export const closeWarDiary = (): void => useWarDiary.setState({ open: false })
