/**
 * A long game that was kept is on the table as soon as it is known where it stands. What led there is played again while the page
 * rests (`bring-past.ts`), or at once where somebody asks for it: undo, the timeline, the figures of the war.
 */
import { useGame } from './table.ts'

/** All of it at once. The answer: how many acts stand before those that were in the log until now. */
export function loadFullLog(): number {
  const { pendingLog, log } = useGame.getState()
  pendingLog?.finish()
  return useGame.getState().log.length - log.length
}

/** Once it is there: at once, or after a moment, and then it is said that there is one. Never where another game has come. */
export function whenFullLog(wish: () => void): void {
  const { pendingLog } = useGame.getState()
  if (pendingLog) pendingLog.whenDone(wish)
  else wish()
}
