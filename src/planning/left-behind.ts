/** What is left of a territory that is marched out of. */
import { controllerOf, type GameState, type Owner, type StackView, sideOf, turn, unitsIn } from '../engine/index.ts'
import { coastsOf, isLand, unitOf } from './board.ts'
import { type PickRow, picksOf } from './picks.ts'
import { pickCount, pickedOf, type Selection } from './selection.ts'

/** `kept`: the same without one infantry, which stays; null where nobody would be left to go. */
export type Vacated = { readonly kept: Selection | null }

const isOnLand = ({ type }: Pick<StackView, 'type'>): boolean => unitOf(type)?.kind === 'land'

/** Would the side have no land unit left in a territory that it holds, with an enemy army next door to walk in? Null: no. */
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

  // Neutral armies march nowhere.
  const foes = (owner: Owner): boolean => owner !== 'neutral' && !ours(owner)
  const enemy = (stack: StackView): boolean => foes(stack.power) && isOnLand(stack)
  if (!coastsOf(state, space).some((next) => unitsIn(state, next).some(enemy))) return null
  const foot = rows.find((row: PickRow) => row.type === 'infantry' && pickedOf(selection, row) > 0)
  return { kept: foot && going > 1 ? pickCount(selection, foot, pickedOf(selection, foot) - 1) : null }
}
