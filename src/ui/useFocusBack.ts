import { useLayoutEffect } from 'react'

/** What is out of sight has the focus until the page is drawn again. */
export const isLost = (focused: Element | null): boolean =>
  focused === document.body || focused?.checkVisibility?.({ visibilityProperty: true }) === false

/** When what is shown goes, the focus goes back to where it came from, unless it has gone elsewhere by itself. */
export function useFocusBack(): void {
  useLayoutEffect(() => {
    const before = document.activeElement
    return () => {
      queueMicrotask(() => {
        if (before instanceof HTMLElement && before.isConnected && isLost(document.activeElement)) before.focus()
      })
    }
  }, [])
}
