/** What losses leave of an army, and how hard it hits then. */
import {
  type ActionOf,
  type Counts,
  decision,
  type GameState,
  POWERS,
  type PowerId,
  type SpaceId,
  unitsIn,
} from '../../../engine/index.ts'
import { isLand } from '../../../planning/board.ts'
import { countStacks, isEmpty, minus } from '../../../planning/counts.ts'
import { oddsOf } from '../space/outlook.ts'

/** An army after its losses. `hits`: what its next attack there scores on average, where somebody would stand against it. */
export type ArmyLeft = { readonly power: PowerId; readonly units: Counts; readonly hits: number | null }

/** The same position with so much of one army there. No dice are asked: what they will show is nobody's to see. */
function withArmy(state: GameState, space: SpaceId, power: PowerId, units: Counts): GameState {
  const left = { ...units }
  const stacks = (state.war.units[space] ?? []).flatMap((stack) => {
    if (stack.power !== power) return [stack]
    const count = Math.min(stack.count, left[stack.type] ?? 0)
    left[stack.type] = (left[stack.type] ?? 0) - count
    return count > 0 ? [{ ...stack, count }] : []
  })
  return { ...state, war: { ...state.war, units: { ...state.war.units, [space]: stacks } } }
}

/**
 * The armies and fleets that such losses are taken from, as they stand afterwards; nothing of one that is gone. How hard a fleet hits
 * then depends on who dives and who presses on, and is not said.
 */
export function armiesLeft(state: GameState, { lose, hit = {} }: ActionOf<'casualties'>): ArmyLeft[] {
  const space = decision(state)?.space
  if (!space) return []
  return POWERS.flatMap((power): ArmyLeft[] => {
    const lost = lose[power] ?? {}
    if (isEmpty(lost) && isEmpty(hit[power] ?? {})) return []
    const there = unitsIn(state, space).filter((stack) => stack.power === power)
    const units = minus(countStacks(there), lost)
    if (isEmpty(units)) return []
    const odds = isLand(space) ? oddsOf(withArmy(state, space, power, units), space, power) : null
    return [{ power, units, hits: odds?.own ?? null }]
  })
}
