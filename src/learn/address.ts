/** How the address of a lesson begins: its id follows, or all of a guest's. */
export const LESSON_LINK = '#lesson='
