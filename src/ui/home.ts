import { notify } from '../store/notify.ts'

/** The default focus target: the open dock panel. */
const HOME = '[data-dock] [role="tabpanel"][data-state="active"]'

export const homeOfFocus = (): HTMLElement | null => document.querySelector<HTMLElement>(HOME)

/** True if no control has the focus, so new content may take it. */
export function focusIsHome(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || active.matches(HOME)
}

/** Delay after other announcements (ms). */
const AFTER = 250

/** Moves the focus to a new question, or announces it if the focus is in use, as on the map. Returns a cancel function. */
export function callTo(question: HTMLElement | null | undefined, words: string): () => void {
  if (focusIsHome() && question) {
    question.focus({ preventScroll: true })
    return () => undefined
  }
  const timer = setTimeout(() => notify(words, 'polite'), AFTER)
  return () => clearTimeout(timer)
}
