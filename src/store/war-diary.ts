/** Whether the war diary lies over the page. */
import { create } from 'zustand'
import { whenFullLog } from './game/full-log.ts'

export const useWarDiary = create<{ open: boolean }>()(() => ({ open: false }))

export const openWarDiary = (): void => whenFullLog(() => useWarDiary.setState({ open: true }))
export const closeWarDiary = (): void => useWarDiary.setState({ open: false })
