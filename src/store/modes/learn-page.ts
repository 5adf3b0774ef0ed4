/** Whether the page of drills stands in the place of the start page; it and every lesson have an address. */
import { create } from 'zustand'
import { LESSON_LINK } from '../../learn/lesson-file.ts'

export const LEARN_LINK = '#learn'
const isLearnLink = (): boolean => globalThis.location?.hash === LEARN_LINK

/** Does the address ask for a lesson? */
export const isLessonLink = (): boolean => globalThis.location?.hash.startsWith(LESSON_LINK) ?? false

/** `lesson`: the address of the one on the table. */
export const useLearn = create<{ open: boolean; lesson: string | null }>(() => ({ open: isLearnLink(), lesson: null }))

export function openLearn(): void {
  if (!isLearnLink()) history.pushState(null, '', LEARN_LINK)
  useLearn.setState({ open: true })
}

export function closeLearn(): void {
  history.pushState(null, '', location.pathname + location.search)
  useLearn.setState({ open: false })
}

/** The way back and forward through addresses opens and closes it too. */
export const syncLearnPage = (): void => useLearn.setState({ open: isLearnLink() })
