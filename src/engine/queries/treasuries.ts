import { rulesOf } from '../rulesets/index.ts'
import { hasLeft } from '../state/relations.ts'
import { isCapitalLost, controllerOf } from '../state/selectors.ts'
import type { PowerId, RuleId } from '../types/ids.ts'
import type { GameState } from '../types/state.ts'

/** A power whose capital an enemy holds. `forfeits`: its income goes to that enemy (INF-INC-03). */
export type LostCapital = { of: PowerId; to: PowerId; forfeits: boolean; rule: RuleId }

/** Powers without their capital, in turn order; they skip purchase, mobilization and income (STD-CAP-13). */
export function lostCapitals(state: GameState): LostCapital[] {
  const view = { rules: rulesOf(state), state }
  const forfeits = view.rules.behaviours.heldTreasuries === 'forfeit'
  return view.rules.order.flatMap((of) => {
    const to = controllerOf(state, view.rules.powers[of].capital)
    if (to === null || to === 'contested' || !isCapitalLost(view, of) || hasLeft(view, of)) return []
    return [{ of, to, forfeits, rule: forfeits ? 'INF-INC-03' : 'STD-CAP-13' }]
  })
}
