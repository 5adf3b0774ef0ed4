/**
 * What comes only when somebody is there: at the first sign of a hand on the page, or when nobody has touched it for a good
 * while. Before that the page is being read, on a phone by a slow machine, and has better things to do.
 */
import { whenIdle } from './later.tsx'

const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'] as const
/** Nobody has touched it for so long (ms), and nothing is in the way any more. */
export const UNTOUCHED = 12_000

/** Returns the way to want it no more. */
export function atFirstUse(then: () => void): () => void {
  const forget = () => {
    clearTimeout(timer)
    for (const sign of SIGNS) removeEventListener(sign, begin, true)
  }
  const begin = () => {
    forget()
    whenIdle(() => wanted && then())
  }
  let wanted = true
  const timer = setTimeout(begin, UNTOUCHED)
  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true })
  return () => {
    wanted = false
    forget()
  }
}
