/** What stands below the edge of the window is neither fetched nor drawn until somebody comes near it. */
import { type RefCallback, useCallback, useState } from 'react'

/** For an element: whether any of it has been in the window so far. */
export function useInSight(): { watched: RefCallback<Element>; seen: boolean } {
  const [seen, setSeen] = useState(false)
  const watched = useCallback((element: Element | null) => {
    if (!element) return undefined
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      watch.disconnect()
      setSeen(true)
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return { watched, seen }
}
