import { type GameState, POWERS, type PowerId, productionOf } from '../../engine/index.ts'
import { latest } from '../../memo.ts'

/** What each power earns as the game stands. The whole ribbon asks, each of its parts more than once for every state that is shown. */
export const earnings = latest(
  (game: GameState) => Object.fromEntries(POWERS.map((power) => [power, productionOf(game, power)])) as Record<PowerId, number>,
)
