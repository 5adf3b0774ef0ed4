/**
 * Points on the screen and in an element. They differ by more than an offset where the page or a part of it is zoomed by CSS
 * (`zoom`, as extensions and kiosk shells set it) or scaled by a `transform`.
 */

type At = { readonly clientX: number; readonly clientY: number }

/** Pixels of the viewport to one of the element's own. */
export function cssScaleOf(element: HTMLElement): number {
  const { width } = element.getBoundingClientRect()
  const own = element.offsetWidth
  // The element's own width is a whole number, so that they may differ by a fraction without any zoom.
  return own === 0 || width === 0 || Math.abs(width - own) < 1 ? 1 : width / own
}

/** Where the pointer is, in pixels of the element. */
export function pointIn(element: HTMLElement, { clientX, clientY }: At): [x: number, y: number] {
  const { left, top } = element.getBoundingClientRect()
  const scale = cssScaleOf(element)
  return [(clientX - left) / scale, (clientY - top) / scale]
}

/** Where a point of the element is in the viewport. */
export function onScreen(element: HTMLElement, [x, y]: readonly [number, number]): { x: number; y: number } {
  const { left, top } = element.getBoundingClientRect()
  const scale = cssScaleOf(element)
  return { x: left + x * scale, y: top + y * scale }
}

/** How far an element starts below another one, in pixels of the other. */
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
