/**
 * A long saved game opens at its last position. Its log is replayed in idle time (`full-log-replay.ts`), or at once on request.
 */
import { useGame } from './table.ts'

/** Replays the rest of the log at once. Returns the number of entries added before the present ones. */
export function loadFullLog(): number {
  const { pendingLog, log } = useGame.getState()
  pendingLog?.finish()
  return useGame.getState().log.length - log.length
}

/** Calls back at once, or after the replay; never if another game is opened in between. */
export function whenFullLog(wish: () => void): void {
  const { pendingLog } = useGame.getState()
  if (pendingLog) pendingLog.whenDone(wish)
  else wish()
}
