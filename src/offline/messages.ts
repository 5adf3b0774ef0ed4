/** Messages between the page and the service worker. */

/** Asks the new version to take over. */
export const TAKE_OVER = 'take-over'
/** Asks whether all files are cached. The reply comes through the message port. */
export const WHOLE = 'whole'

export type ToWorker = typeof TAKE_OVER | typeof WHOLE
export type FromWorker = boolean
