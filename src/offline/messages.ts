/** What page and service worker say to each other. */

/** The new version may take the place of the old one. */
export const TAKE_OVER = 'take-over'
/** Is every file of the page kept on the device? Answered through the port that comes with it. */
export const WHOLE = 'whole'

export type ToWorker = typeof TAKE_OVER | typeof WHOLE
export type FromWorker = boolean
