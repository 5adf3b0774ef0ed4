/** The battle that an order would lead to, as it is asked of the odds. */
import { type Action, type GameState, minorForecast, type SpaceId, turn } from '../engine/index.ts'
import { isEmpty } from './counts.ts'
import { meeting, presence } from './forecast.ts'
import { actionsFor, timing } from './orders.ts'
import type { Selection } from './selection.ts'
import type { Target } from './target.ts'

export type BattleAsked = { space: SpaceId; orders: Action[] }

/** Null where nobody would stand against it, neither now nor risen. */
export function battleAsked(state: GameState, selection: Selection, target: Target): BattleAsked | null {
  const { kind, space } = target
  if (kind === 'load' || kind === 'part') return null
  const meets = meeting(state, selection, target) !== null || minorForecast(state, space, turn(state).power)?.hostile
  return meets ? { space, orders: actionsFor(selection, target, timing(target, {})) } : null
}

/** Units of the power to move and of its enemies stand in the space: there may be a battle. */
export function facesEnemies(state: GameState, space: SpaceId): boolean {
  const { ours, theirs } = presence(state, space, turn(state).power)
  return !isEmpty(ours) && !isEmpty(theirs)
}
