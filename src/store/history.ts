/** Back and forward through what was done, by key and by button alike: what does not go is said to everyone. */
import { announce } from './announce.ts'
import { useControls } from './computer/controls.ts'
import { computerToAct } from './computers.ts'
import { useGame } from './game.ts'
import { placeNow } from './look.ts'
import { oncePast } from './past.ts'
import type { GameStore } from './table.ts'
import { t } from './text.ts'
import { useUi } from './ui.ts'

function tell(done: boolean, words: string): void {
  if (!done) useUi.getState().setHint(words)
  announce(words, true)
}

/** Does this table take back by agreement what cannot be undone? */
export const mayAgree = ({ agreement, log, readOnly, practice }: GameStore): boolean =>
  agreement?.on === true && log.length > 0 && !readOnly && !practice

/** What is past is only looked at. */
function looksBack(): boolean {
  const past = placeNow() !== null
  if (past) tell(false, t('app.undo.past'))
  return past
}

export function undo(): void {
  if (looksBack()) return
  // What was done since is taken back at once; of what led here it is known in a moment whether it can be.
  if (useGame.getState().undoState.can) takeBackLast()
  else oncePast(takeBackLast)
}

function takeBackLast(): void {
  const { undoState, undo } = useGame.getState()
  if (undoState.can) undo()
  // Where the computer would do the same again, it waits to be told.
  const { game, computers } = useGame.getState()
  if (undoState.can && game && computerToAct(game, computers)) useControls.getState().pause()
  tell(undoState.can, undoState.can ? t('app.undo.done') : (undoState.reason ?? ''))
}

export function redo(): void {
  if (looksBack()) return
  const { undoState, redo } = useGame.getState()
  if (undoState.canRedo) redo()
  tell(undoState.canRedo, t(undoState.canRedo ? 'app.redo.done' : 'app.redo.nothing'))
}
