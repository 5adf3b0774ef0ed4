/** Views of the board on which nothing is going on, to which a test adds what it is about. */

import { setBoard } from '../../src/board/geography/current-board'
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
setBoard(PRINTED)

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
export function spacesWith(stacksIn: (space: string) => StackView[] = () => [], board = PRINTED): Record<string, SpaceView> {
  const spaces: Record<string, SpaceView> = {}
  for (const { id, original, ipc } of board.spaces) {
    const stacks = stacksIn(id)
    const holders = POWERS.filter((power) => stacks.some((stack) => stack.power === power))
    spaces[id] = { controller: original ?? null, holders, stacks, ipc: ipc ?? 0 }
  }
  return spaces
}

/** As a game is set up. */
export const setUp =
  (setup: string) =>
  (space: string): StackView[] =>
    Object.entries(content.setups[setup]!).flatMap(([power, places]) =>
      Object.entries(places[space] ?? {}).map(([type, count]) => ({ power: power as PowerId, type: type as UnitType, count })),
    )
export const stacksAtSetup = setUp('standard')

/** Each board, with the set-up that is played on it. */
export const BOARDS = { standard: 'standard', influence: 'influence', advanced: 'advanced', 'advanced-pt4': 'advanced' } as const

/** The opening on a board, minor powers under their flags. */
export function openingOn(grouping: keyof typeof BOARDS, more: Partial<BoardView> = {}): BoardView {
  const board = boardOf(grouping)
  const spaces = spacesWith(setUp(BOARDS[grouping]), board)
  for (const { id, minor, alignedTo } of board.spaces) if (minor) spaces[id] = { ...spaces[id]!, flag: alignedTo ?? 'neutral' }
  return viewWith(spaces, { board, ...more })
}
