/** Taking back by agreement is fetched when it is first asked for, or while the page rests. */
import { mayAgree, undo } from '../../store/history.ts'
import { useLook } from '../../store/look.ts'
import { oncePast } from '../../store/past.ts'
import { useGame } from '../../store/table.ts'
import { past } from '../pieces/past/piece.ts'

/** Undo; where that does not go, and the table takes back by agreement, both sides are asked. */
export function undoOrAgree(): void {
  const game = useGame.getState()
  // Whether it can be undone is known only then.
  if (game.coming && !game.undoState.can) return oncePast(undoOrAgree)
  const { look } = useLook.getState()
  // From a battle that is over nothing is taken back, by agreement or without.
  if (!mayAgree(game) || look?.along !== undefined || (game.undoState.can && look?.moment === undefined)) return undo()
  void past.load().then(({ askBothSides }) => askBothSides(), undo)
}
