/** A state as the map draws it when nothing can be done there: no orders, nothing chosen, nothing lit. */
import type { GameState } from '../../engine/index.ts'
import type { BoardView, SheetDate } from './board-view.ts'
import { boardIn, convoysIn, deadMinesOf, minesOf, passagesIn, raidedIn } from './features.ts'
import { spaceViews } from './space-views.ts'

/** `date`: what is printed on the sheet; all pictures of a page have the same. */
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
