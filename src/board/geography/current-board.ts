/** The board that lies on the table: one is in use at a time, as one theme is, and this is the only place that knows which. */
import type { SpaceId } from '../../engine/types/ids.ts'
import { type Geography, geographyOf, type PlayedBoard } from './shapes.ts'

/** Before a view was shown. */
const NO_GEOGRAPHY: Geography = {
  anchors: {},
  spacesById: new Map(),
  spaceIds: [],
  outlines: new Map(),
  shapes: new Map(),
  borders: [],
  decor: [],
}
const current: { geography: Geography; of: PlayedBoard | null } = { geography: NO_GEOGRAPHY, of: null }

/** Of the board in use. Who keeps something that follows from it keeps it with `ofBoard`. */
export const geography = (): Geography => current.geography

/** The board in use, before one was shown null. */
export const currentBoard = (): PlayedBoard | null => current.of

/** A board lies on the table. */
export const hasBoard = (): boolean => current.of !== null

/** From here on every question about where something is, is answered for this board. Says whether it is another than before. */
export function setBoard(board: PlayedBoard): boolean {
  if (board.spaces === current.of?.spaces) return false
  current.geography = geographyOf(board)
  current.of = board
  return true
}

/** What follows from the board's geography: made when it is first asked for, and anew on another board. */
export function derivedFromBoard<T>(make: (geography: Geography) => T): () => T {
  let made: { readonly of: Geography; readonly it: T } | null = null
  return () => {
    const of = geography()
    if (made?.of !== of) made = { of, it: make(of) }
    return made!.it
  }
}

/** What is no space of this board is no water. */
export const isLandSpace = (space: SpaceId): boolean => geography().shapes.get(space)?.land ?? true
