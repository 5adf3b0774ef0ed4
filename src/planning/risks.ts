/** What a player may give away without having it in mind. No duty: all of it is allowed. */
import { type GameState, intruders, type PowerId, type RuleId, type SpaceId, turn, withdrawals } from '../engine/index.ts'
import { capitalOf } from './board.ts'

/**
 * Contested land that is given away as Movement ends: `by` gets it, null where several enemies choose. Or one's capital that stands
 * empty: `by` could walk in `from` next door.
 */
export type Risk =
  | { readonly kind: 'land-given'; readonly rule: RuleId; readonly space: SpaceId; readonly by: PowerId | null }
  | {
      readonly kind: 'capital-open'
      readonly rule: RuleId
      readonly space: SpaceId
      readonly by: PowerId
      readonly from: SpaceId
    }

/** As the orders stand now, in Movement; the capital first. */
export function risksOf(state: GameState): Risk[] {
  const { power, phase } = turn(state)
  if (phase !== 'move') return []
  const capital = capitalOf(power)
  const [intruder] = intruders(state, capital)
  return [
    ...(intruder ? [{ kind: 'capital-open', rule: 'STD-CAP-11', space: capital, ...intruder } as const] : []),
    ...withdrawals(state).map(({ space, to }) => ({ kind: 'land-given', rule: 'STD-MOV-13', space, by: to }) as const),
  ]
}

/** Has the side of the power to move left this contested land? */
export const isAbandoned = (state: GameState, space: SpaceId): boolean => withdrawals(state).some((left) => left.space === space)

/** The capital of the power to move, where an enemy next door could walk into it. */
export function openCapital(state: GameState): SpaceId | null {
  const capital = capitalOf(turn(state).power)
  return intruders(state, capital).length > 0 ? capital : null
}
