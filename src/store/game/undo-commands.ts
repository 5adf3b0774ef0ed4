/** Undo and redo for keys and buttons. A refusal is shown and announced. */

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

/** Whether this table allows agreed take-backs now. */
export const canAgreeToTakeBack = ({ agreement, log, readOnly, mode }: GameStore): boolean =>
  agreement?.on === true && log.length > 0 && !readOnly && mode.kind === 'game'

/** Past moments cannot be changed. */
function looksBack(): boolean {
  const past = viewedIndex() !== null
  if (past) tell(false, t('app.undo.past'))
  return past
}

export function undo(): void {
  if (looksBack()) return
  // Before the full log is replayed, `can` may still be false.
  if (undoStateNow().can) takeBackLast()
  else whenFullLog(takeBackLast)
}

function takeBackLast(): void {
  const undoState = undoStateNow()
  if (undoState.can) useGame.getState().undo()
  // Otherwise the computer would repeat its action at once.
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
