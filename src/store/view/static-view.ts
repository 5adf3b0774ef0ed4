/** A board without selection, targets or orders. */
import type { GameState } from '../../engine/index.ts'
import type { BoardView, SheetDate } from './board-view.ts'
import { boardIn, convoysIn, deadMinesOf, minesOf, passagesIn, raidedIn } from './features.ts'
import { spaceViews } from './space-views.ts'

/** `date`: printed on the map. */
export function staticBoardView(state: GameState, date: SheetDate): BoardView {
  const raided = raidedIn(state)
  const convoys = convoysIn(state)
  return {
    board: boardIn(state),
    spaces: spaceViews(state, {}),
    selected: null,
    targets: {},
    aim: null,
    arrows: [],
    ring: [],
    battles: [],
    mines: minesOf(state),
    deadMines: deadMinesOf(state),
    ...(raided ? { raided } : {}),
    ...(convoys ? { convoys } : {}),
    passages: passagesIn(state),
    pendingPlacements: {},
    blue: [],
    date,
    focus: null,
  }
}
