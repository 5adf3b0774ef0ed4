/**
 * What has the focus may be gone with the phase, the question or the card it belonged to; the browser then leaves the focus
 * nowhere, and whoever plays by key begins anew at the top of the page. It goes to the panel that is open instead.
 */
import { homeOfFocus } from '../ui/home.ts'
import { isLost } from '../ui/useFocusBack.ts'

/** Long enough (ms) for what takes the focus by itself: a question, a list that gives it back. */
const A_MOMENT = 60

/** A panel that is put out of sight keeps the focus until the page has been drawn, and nothing says when it is lost. */
const DRAWN = 150

/** Watches while the table is laid; the answer stops it. */
export function keepFocus(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let drawn: ReturnType<typeof setTimeout> | undefined
  const takeHome = () => {
    if (isLost(document.activeElement)) homeOfFocus()?.focus({ preventScroll: true })
  }
  const look = () => {
    drawn ??= setTimeout(() => {
      drawn = undefined
      takeHome()
    }, DRAWN)
    if (document.activeElement !== document.body) return
    clearTimeout(timer)
    timer = setTimeout(takeHome, A_MOMENT)
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['hidden', 'inert', 'disabled'],
  })
  look()
  return () => {
    clearTimeout(timer)
    clearTimeout(drawn)
    observer.disconnect()
  }
}
