/** How long the map waits with what can wait. */

/** The map lies still for so long (ms) before it is drawn sharp, though the hand has not let go. */
export const PAUSE = 150
/** For so long (ms) no land has changed hands before the small picture of the board follows: while moments or orders come one after the other it waits. */
export const QUIET = 1000
