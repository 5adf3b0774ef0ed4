import type { Action, GameState, SpaceId } from '../../engine/index.ts'
import { forecast } from '../../odds/index.ts'

/** Additional expected enemy losses (IPC) of an attack with one more order before it; 0 if unknown. */
export function gainFrom(state: GameState, space: SpaceId, order: Action): number {
  const before = forecast(state, { space }, 'kernel')
  const after = forecast(state, { space, orders: [order] }, 'kernel')
  return before && after ? Math.max(0, after.lost.defender.ipc - before.lost.defender.ipc) : 0
}
