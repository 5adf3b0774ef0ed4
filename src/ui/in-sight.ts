/** Content below the fold loads when it comes into view. */
import { type RefCallback, useCallback, useState } from 'react'

/** A ref, and whether its element has been in view. */
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
