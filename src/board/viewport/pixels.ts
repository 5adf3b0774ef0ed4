/** Pixels of the device to one of the page: more than two are not told apart, and cost four times as much. */
export const pixelRatio = (): number => Math.min(2, globalThis.devicePixelRatio || 1)
