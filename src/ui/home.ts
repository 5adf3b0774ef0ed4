import { announce } from '../store/announce.ts'

/** Where the focus is when nothing else has it: the panel of the dock that is open. */
const HOME = '[data-dock] [role="tabpanel"][data-state="active"]'

export const homeOfFocus = (): HTMLElement | null => document.querySelector<HTMLElement>(HOME)

/** Nothing that can be worked has the focus: what is new may take it. */
export function focusIsHome(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || active.matches(HOME)
}

/** What was done is said first (ms). */
const AFTER = 250

/** What is asked takes the focus where nobody works at anything; whoever is elsewhere, as on the map, is told. The answer stops it. */
export function callTo(question: HTMLElement | null | undefined, words: string): () => void {
  if (focusIsHome() && question) {
    question.focus({ preventScroll: true })
    return () => undefined
  }
  const timer = setTimeout(() => announce(words), AFTER)
  return () => clearTimeout(timer)
}
