import { type RefCallback, useCallback } from 'react'

/** Publishes the height of a sticky header, for elements below it and for scrolling into view. */
export function useStuck(property: '--stuck' | '--heads'): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      const board = element?.parentElement
      if (!element || !board || typeof ResizeObserver === 'undefined') return undefined
      const say = () => board.style.setProperty(property, `${element.offsetHeight}px`)
      const observer = new ResizeObserver(say)
      observer.observe(element)
      say()
      return () => observer.disconnect()
    },
    [property],
  )
}
