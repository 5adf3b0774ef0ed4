import { type GameState, POWERS, type PowerId, productionOf } from '../../engine/index.ts'
import { memoizeLast } from '../../memoize.ts'

/** Income of each power, cached because the whole ribbon needs it for every state. */
export const earnings = memoizeLast(
  (game: GameState) => Object.fromEntries(POWERS.map((power) => [power, productionOf(game, power)])) as Record<PowerId, number>,
)
