/** Legal consequences a player may overlook: contested land given away, an open capital, a vacated territory. */
import {
  controllerOf,
  type GameState,
  intruders,
  type Owner,
  type PowerId,
  type RuleId,
  type SpaceId,
  type StackView,
  sideOf,
  turn,
  unitsIn,
  withdrawals,
} from '../engine/index.ts'
import { capitalOf, coastsOf, isLand, unitOf } from './board.ts'
import { type PickRow, picksOf } from './picks.ts'
import { pickCount, pickedOf, type Selection } from './selection.ts'

/**
 * Contested land given away at the end of Movement (`by` null: several enemies choose), or an empty own capital that
 * `by` could enter `from` an adjacent space.
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

/** Risks of the current orders in Movement; capital first. */
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

/** Has the moving side left this contested land? */
export const isAbandoned = (state: GameState, space: SpaceId): boolean => withdrawals(state).some((left) => left.space === space)

/** The moving power's capital if an adjacent enemy could walk in, else null. */
export function openCapital(state: GameState): SpaceId | null {
  const capital = capitalOf(turn(state).power)
  return intruders(state, capital).length > 0 ? capital : null
}

/** `kept`: the selection with one infantry left behind; null if none would go. */
export type Vacated = { readonly kept: Selection | null }

const isOnLand = ({ type }: Pick<StackView, 'type'>): boolean => unitOf(type)?.kind === 'land'

/** Would the move leave an own territory empty next to an enemy army? Null if not. */
export function vacatedTerritory(state: GameState, selection: Selection): Vacated | null {
  const { space, strategic } = selection
  const { power } = turn(state)
  const ours = (owner: Owner): boolean => owner !== 'neutral' && sideOf(owner) === sideOf(power)
  const control = isLand(space) ? controllerOf(state, space) : null
  if (control === null || control === 'contested' || !ours(control)) return null

  const rows = picksOf(state, space, strategic).rows.filter(isOnLand)
  const going = rows.reduce((sum, row) => sum + pickedOf(selection, row), 0)
  const here = unitsIn(state, space).filter((stack) => ours(stack.power) && isOnLand(stack))
  if (going === 0 || here.reduce((sum, { count }) => sum + count, 0) > going) return null

  const foes = (owner: Owner): boolean => owner !== 'neutral' && !ours(owner)
  const enemy = (stack: StackView): boolean => foes(stack.power) && isOnLand(stack)
  if (!coastsOf(state, space).some((next) => unitsIn(state, next).some(enemy))) return null
  const foot = rows.find((row: PickRow) => row.type === 'infantry' && pickedOf(selection, row) > 0)
  return { kept: foot && going > 1 ? pickCount(selection, foot, pickedOf(selection, foot) - 1) : null }
}
