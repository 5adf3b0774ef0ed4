import { useLayoutEffect } from 'react'

/** Hidden elements keep the focus until the next paint. */
export const isLost = (focused: Element | null): boolean =>
  focused === document.body || focused?.checkVisibility?.({ visibilityProperty: true }) === false

/** Returns the focus on unmount, unless it has moved. */
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
