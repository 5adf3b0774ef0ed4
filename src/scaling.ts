/** Converts between viewport and element coordinates when CSS `zoom` or `transform` scales the page. */

type At = { readonly clientX: number; readonly clientY: number }

/** Viewport pixels per pixel of the element. */
export function cssScaleOf(element: HTMLElement): number {
  const { width } = element.getBoundingClientRect()
  const own = element.offsetWidth
  // `offsetWidth` is rounded, so a difference below 1 is not a zoom.
  return own === 0 || width === 0 || Math.abs(width - own) < 1 ? 1 : width / own
}

/** The pointer in pixels of the element. */
export function pointIn(element: HTMLElement, { clientX, clientY }: At): [x: number, y: number] {
  const { left, top } = element.getBoundingClientRect()
  const scale = cssScaleOf(element)
  return [(clientX - left) / scale, (clientY - top) / scale]
}

/** A point of the element in the viewport. */
export function onScreen(element: HTMLElement, [x, y]: readonly [number, number]): { x: number; y: number } {
  const { left, top } = element.getBoundingClientRect()
  const scale = cssScaleOf(element)
  return { x: left + x * scale, y: top + y * scale }
}

/** Distance from the top of `other`, in its pixels. */
export function topWithin(element: Element, other: HTMLElement): number {
  return (element.getBoundingClientRect().top - other.getBoundingClientRect().top) / cssScaleOf(other)
}

/** More pixels of the device to one of the page are not told apart, and cost four times as much. */
const MAX_RATIO = 2

/** Pixels of the device to one of the page, or of an element of it. */
export function pixelRatio(element?: HTMLElement): number {
  const scale = element ? Math.round(cssScaleOf(element) * 100) / 100 : 1
  return Math.min(MAX_RATIO, (globalThis.devicePixelRatio || 1) * scale)
}
