/** The battle that an order would lead to, as it is asked of the odds. */
import { type Action, type Counts, convoys, dataOf, type GameState, minorForecast, type SpaceId, turn } from '../engine/index.ts'
import { unitOf } from './board.ts'
import { isEmpty, typesIn } from './counts.ts'
import { opposingForces, unitsBySide } from './forecast.ts'
import { actionsFor, withTiming } from './orders.ts'
import { pickedCounts, type Selection } from './selection.ts'
import type { Target } from './target.ts'

export type BattleQuery = { space: SpaceId; orders: Action[] }

/** Could these ships raid a convoy there (ADV-10-06, ADV-10-08)? */
export const canRaidConvoy = (state: GameState, space: SpaceId, ships: Counts): boolean =>
  dataOf(state).convoys?.by === turn(state).power &&
  convoys(state).some(({ zone }) => zone === space) &&
  typesIn(ships).some((type) => unitOf(type)?.tags.includes('raider'))

/** Null where nobody would stand against it, neither now nor risen, and there is no convoy to raid. */
export function battleQueryFor(state: GameState, selection: Selection, target: Target): BattleQuery | null {
  const { kind, space } = target
  if (kind === 'load' || kind === 'part') return null
  const meets = opposingForces(state, selection, target) !== null || minorForecast(state, space, turn(state).power)?.hostile
  const fought = meets || canRaidConvoy(state, space, pickedCounts(selection))
  return fought ? { space, orders: actionsFor(selection, target, withTiming(target, {})) } : null
}

/** Units of the power to move and of its enemies stand in the space: there may be a battle. */
export function facesEnemies(state: GameState, space: SpaceId): boolean {
  const { ours, theirs } = unitsBySide(state, space, turn(state).power)
  return !isEmpty(ours) && !isEmpty(theirs)
}
