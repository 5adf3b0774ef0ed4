/** Changes the order through the store. One purchase stays one entry of the log, so that one undo takes it back whole. */
import { type Counts, checkAction, currentPurchase } from '../../../engine/index.ts'
import { areSame } from '../../../planning/counts.ts'
import { purchaseOf } from '../../../planning/purchase.ts'
import { useGame } from '../../../store/game/game.ts'
import { undoStateNow } from '../../../store/game/undo-state.ts'
import { useUi } from '../../../store/ui.ts'

export function changePurchase(units: Counts): void {
  const { game, log, dispatch, undo } = useGame.getState()
  // What is ordered already changes nothing, and is no act.
  if (!game || areSame(units, currentPurchase(game))) return
  const last = log.at(-1)
  const replaces = last?.action.type === 'purchase' && last.after === game && undoStateNow().can
  const action = purchaseOf(units)
  const before = replaces && last ? last.before : game
  const refused = checkAction(before, action)
  if (refused) {
    useUi.getState().setWhy(refused, { asked: action, before })
    return
  }
  if (replaces) undo()
  // What it replaced may itself stand on an earlier one, with other spending between.
  const { game: now } = useGame.getState()
  if (now && !areSame(units, currentPurchase(now))) dispatch(action)
}
