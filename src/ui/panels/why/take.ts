/** Takes a way out. */
import type { Action } from '../../../engine/index.ts'
import { useGame } from '../../../store/game/game.ts'
import { notify } from '../../../store/notify.ts'
import { focusOn } from '../../../store/places.ts'
import { useUi, type WhyContext } from '../../../store/ui.ts'
import { aimAt, goTo } from '../move/act.ts'
import { changePurchase } from '../purchase/change.ts'
import { askedFrom, type WayTold } from './way-words.ts'

/** A move goes as from the map, with whatever has to be asked first; all else is done as it is said. */
export function takeWay(told: WayTold, actions: readonly Action[], context: WhyContext | null): void {
  const same = told.from !== null && told.from === askedFrom(context)
  const ui = useUi.getState()
  ui.setWhy(null)
  const { sail } = told
  if (sail && (same || told.open)) {
    ui.setTab('orders')
    ui.select(sail.selection)
    if (same) return goTo(sail.target)
    aimAt(sail.target)
    // Enter on the map sends them there, and not to what the focus was on before.
    if (focusOn(document.activeElement) === 'map') ui.setFocusSpace(sail.target.space)
    return
  }
  for (const action of actions) {
    // An order to buy stands in the place of the one before it.
    if (action.type === 'purchase' && context?.before) changePurchase(action.units)
    else if (!useGame.getState().dispatch(action).ok) return
  }
  notify(told.label, 'polite')
}
