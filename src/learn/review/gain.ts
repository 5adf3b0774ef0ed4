import type { Action, GameState, SpaceId } from '../../engine/index.ts'
import { forecast } from '../../odds/index.ts'

/** What an attack would have cost the enemy more, on average, with one more order given before it; 0 where that is not known. */
export function gainFrom(state: GameState, space: SpaceId, order: Action): number {
  const before = forecast(state, { space }, 'kernel')
  const after = forecast(state, { space, orders: [order] }, 'kernel')
  return before && after ? Math.max(0, after.lost.defender.ipc - before.lost.defender.ipc) : 0
}
