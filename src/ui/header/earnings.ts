import { type GameState, POWERS, type PowerId, productionOf } from '../../engine/index.ts'
import { memoizeLast } from '../../memoize.ts'

/** What each power earns as the game stands. The whole ribbon asks, each of its parts more than once for every state that is shown. */
export const earnings = memoizeLast(
  (game: GameState) => Object.fromEntries(POWERS.map((power) => [power, productionOf(game, power)])) as Record<PowerId, number>,
)
