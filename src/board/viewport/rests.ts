/** How long the map waits with what can wait. */

/** The map lies still for so long (ms) before it is drawn sharp, though the hand has not let go. */
export const PAUSE = 150
/** So long (ms) the map rests before what nobody sees is drawn beyond its edges, for small moves: who goes on through the war, or elsewhere, never needs it. */
export const EDGES = 500
/** For so long (ms) no land has changed hands before the small picture of the board follows: while moments or orders come one after the other it waits. */
export const QUIET = 1000
/** For so long (ms) of a frame pieces of the ground are drawn one after the other: each of them again hands the whole picture on. */
export const AT_ONCE = 6
