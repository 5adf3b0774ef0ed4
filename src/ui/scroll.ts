import { cssScaleOf } from '../scaling.ts'

/** The scrolling ancestor. */
function panelOf(element: Element): HTMLElement | null {
  for (let each = element.parentElement; each; each = each.parentElement)
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each
  return null
}

const length = (text: string): number => Number.parseFloat(text) || 0

/**
 * Scrolls an element into view within its panel only; `scrollIntoView` would scroll the page too. An element taller than the
 * panel is aligned to the top.
 */
export function bringIntoView(element: Element | null | undefined): void {
  const panel = element && panelOf(element)
  if (!panel) return
  const [own, its] = [element.getBoundingClientRect(), panel.getBoundingClientRect()]
  const [asked, given] = [getComputedStyle(element), getComputedStyle(panel)]
  const scale = cssScaleOf(panel)
  const above = (own.top - its.top) / scale - length(asked.scrollMarginTop) - length(given.scrollPaddingTop)
  const below = (own.bottom - its.bottom) / scale + length(asked.scrollMarginBottom) + length(given.scrollPaddingBottom)
  if (above < 0) panel.scrollTop += above
  else if (below > 0) panel.scrollTop += Math.min(above, below)
}
