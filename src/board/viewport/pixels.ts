import { cssScaleOf } from '../../scaling.ts'

/** More pixels of the device to one of the page are not told apart, and cost four times as much. */
const MAX_RATIO = 2

/** Pixels of the device to one of the page, or of an element of it. */
export function pixelRatio(element?: HTMLElement): number {
  const scale = element ? Math.round(cssScaleOf(element) * 100) / 100 : 1
  return Math.min(MAX_RATIO, (globalThis.devicePixelRatio || 1) * scale)
}
