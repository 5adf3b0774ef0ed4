/** Prefix of a lesson's address, followed by its id or by a whole shared lesson. */
export const LESSON_LINK = '#lesson='
