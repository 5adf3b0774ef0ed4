/** The board in use. There is one at a time, like the theme. */
import type { SpaceId } from '../../engine/types/ids.ts'
import { type Geography, geographyOf, type PlayedBoard } from './shapes.ts'

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

/** Cache values derived from it with `derivedFromBoard`. */
export const geography = (): Geography => current.geography

export const currentBoard = (): PlayedBoard | null => current.of

export const hasBoard = (): boolean => current.of !== null

/** Returns whether the board changed. */
export function setBoard(board: PlayedBoard): boolean {
  if (board.spaces === current.of?.spaces) return false
  current.geography = geographyOf(board)
  current.of = board
  return true
}

/** Computes a value from the geography on first use, and again after a change of board. */
export function derivedFromBoard<T>(compute: (geography: Geography) => T): () => T {
  let cache: { readonly of: Geography; readonly value: T } | null = null
  return () => {
    const of = geography()
    if (cache?.of !== of) cache = { of, value: compute(of) }
    return cache!.value
  }
}

/** Unknown spaces count as land. */
export const isLandSpace = (space: SpaceId): boolean => geography().shapes.get(space)?.land ?? true
