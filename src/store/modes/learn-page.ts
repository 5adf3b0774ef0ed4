/** Whether the page of lessons is open. It and each lesson have an address. */
import { create } from 'zustand'
import { LESSON_LINK } from '../../learn/lesson-file.ts'

export const LEARN_LINK = '#learn'
const isLearnLink = (): boolean => globalThis.location?.hash === LEARN_LINK

/** Whether the address is one of a lesson. */
export const isLessonLink = (): boolean => globalThis.location?.hash.startsWith(LESSON_LINK) ?? false

/** `lesson`: address of the open lesson. */
export const useLearn = create<{ open: boolean; lesson: string | null }>(() => ({ open: isLearnLink(), lesson: null }))

export function openLearn(): void {
  if (!isLearnLink()) history.pushState(null, '', LEARN_LINK)
  useLearn.setState({ open: true })
}

export function closeLearn(): void {
  history.pushState(null, '', location.pathname + location.search)
  useLearn.setState({ open: false })
}

/** Follows the browser's back and forward buttons. */
export const syncLearnPage = (): void => useLearn.setState({ open: isLearnLink() })
