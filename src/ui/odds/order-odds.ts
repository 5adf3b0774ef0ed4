import type { GameState } from '../../engine/index.ts'
import { battleQueryFor } from '../../planning/forecast.ts'
import type { BattleOdds } from '../../planning/questions.ts'
import type { Selection } from '../../planning/selection.ts'
import type { Target } from '../../planning/target.ts'
import { oddsNow } from '../../store/odds/answers.ts'
import { swingIn } from '../../store/odds/format.ts'

/** The odds of the battle after an order. Null without a battle, or if they are not available at once. */
export function oddsOfOrder(game: GameState, selection: Selection, target: Target): BattleOdds | null {
  const ask = battleQueryFor(game, selection, target)
  const odds = ask && oddsNow(game, ask)
  return odds ? { cleared: odds.cleared, swing: swingIn(odds) } : null
}
