/** Views of the board on which nothing is going on, to which a test adds what it is about. */

import { layBoard } from '../../src/board/shapes'
import type { BoardView, SpaceView } from '../../src/board/types'
import { content } from '../../src/content'
import { POWERS, type PowerId, type StackView, type UnitType } from '../../src/engine'

export const words = { seaZone: (number: string) => `SZ ${number}`, seaNumber: (number: string) => number }

const boards = new Map<string, BoardView['board']>()

/** A board by the name of its grouping. */
export function boardOf(grouping: string): BoardView['board'] {
  const board = boards.get(grouping) ?? { grouping, spaces: content.boards[grouping]! }
  boards.set(grouping, board)
  return board
}

/** The printed board, which lies on the table unless a test lays another. */
export const PRINTED = boardOf('standard')
layBoard(PRINTED)

export const viewWith = (spaces: Record<string, SpaceView>, more: Partial<BoardView> = {}): BoardView => ({
  board: PRINTED,
  spaces,
  selected: null,
  targets: {},
  aim: null,
  arrows: [],
  ring: [],
  battles: [],
  mines: [],
  pendingPlacements: {},
  blue: [],
  focus: null,
  ...more,
})

/** Every space in its printed owner's hands; `stacksIn`: who stands there, by default nobody. */
export function spacesWith(stacksIn: (space: string) => StackView[] = () => []): Record<string, SpaceView> {
  const spaces: Record<string, SpaceView> = {}
  for (const { id, original, ipc } of content.spaces) {
    const stacks = stacksIn(id)
    const holders = POWERS.filter((power) => stacks.some((stack) => stack.power === power))
    spaces[id] = { controller: original ?? null, holders, stacks, ipc: ipc ?? 0 }
  }
  return spaces
}

/** As the standard game is set up. */
export const stacksAtSetup = (space: string): StackView[] =>
  Object.entries(content.setups.standard!).flatMap(([power, places]) =>
    Object.entries(places[space] ?? {}).map(([type, count]) => ({ power: power as PowerId, type: type as UnitType, count })),
  )
