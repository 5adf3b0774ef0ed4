/** Back and forward through what was done, by key and by button alike: what does not go is said to everyone. */

import { useControls } from '../computer/controls.ts'
import { notify } from '../notify.ts'
import { t } from '../text.ts'
import { viewedIndex } from '../view/viewed-moment.ts'
import { computerToAct } from './computers.ts'
import { whenFullLog } from './full-log.ts'
import { useGame } from './game.ts'
import type { GameStore } from './table.ts'
import { undoStateNow } from './undo-state.ts'

function tell(done: boolean, words: string): void {
  if (done) notify(words, 'assertive')
  else notify(words, 'hint', 'assertive')
}

/** Does this table take back by agreement what cannot be undone? */
export const canAgreeToTakeBack = ({ agreement, log, readOnly, mode }: GameStore): boolean =>
  agreement?.on === true && log.length > 0 && !readOnly && mode.kind === 'game'

/** What is past is only looked at. */
function looksBack(): boolean {
  const past = viewedIndex() !== null
  if (past) tell(false, t('app.undo.past'))
  return past
}

export function undo(): void {
  if (looksBack()) return
  // What was done since is taken back at once; of what led here it is known in a moment whether it can be.
  if (undoStateNow().can) takeBackLast()
  else whenFullLog(takeBackLast)
}

function takeBackLast(): void {
  const undoState = undoStateNow()
  if (undoState.can) useGame.getState().undo()
  // Where the computer would do the same again, it waits to be told.
  const { game, computers } = useGame.getState()
  if (undoState.can && game && computerToAct(game, computers)) useControls.getState().pause()
  tell(undoState.can, undoState.can ? t('app.undo.done') : (undoState.reason ?? ''))
}

export function redo(): void {
  if (looksBack()) return
  const { canRedo } = undoStateNow()
  if (canRedo) useGame.getState().redo()
  tell(canRedo, t(canRedo ? 'app.redo.done' : 'app.redo.nothing'))
}
