import { whenFullLog } from '../../store/game/full-log.ts'
import { useGame } from '../../store/game/table.ts'
import { canAgreeToTakeBack, undo } from '../../store/game/undo-commands.ts'
import { undoStateNow } from '../../store/game/undo-state.ts'
import { useViewed } from '../../store/view/viewed-moment.ts'
import { review } from '../chunks/review.ts'

/** Undo. If that is not possible and the table allows agreed take-backs, ask both sides. */
export function undoOrAgree(): void {
  const game = useGame.getState()
  // Whether undo is possible is known once the full log is loaded.
  if (game.pendingLog && !undoStateNow().can) return whenFullLog(undoOrAgree)
  const { look } = useViewed.getState()
  // Nothing can be taken back while an old battle is replayed.
  if (!canAgreeToTakeBack(game) || look?.along !== undefined || (undoStateNow().can && look?.moment === undefined)) return undo()
  void review.load().then(({ askBothSides }) => askBothSides(), undo)
}
