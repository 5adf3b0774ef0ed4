/** The armies of both sides in a territory, and land of a power that stands open. */
import { controllerOf, type GameState, type Owner, type PowerId, type SpaceId, sideOf, unitsIn } from '../engine/index.ts'
import { coastsOf, unitOf } from './board.ts'

/** Armies of neutral countries march nowhere, and are given nothing. */
const isNobodys = (owner: Owner): boolean => owner === 'neutral'

/** Land units of either side that stand there. */
export function armiesIn(state: GameState, space: SpaceId, power: PowerId): { ours: number; theirs: number } {
  const found = { ours: 0, theirs: 0 }
  for (const stack of unitsIn(state, space)) {
    if (unitOf(stack.type)?.kind !== 'land' || isNobodys(stack.power)) continue
    found[sideOf(stack.power) === sideOf(power) ? 'ours' : 'theirs'] += stack.count
  }
  return found
}

/** Land of a power that is empty with enemies beside it (STD-MOV-05). */
export function standsOpen(state: GameState, space: SpaceId, power: PowerId): boolean {
  if (controllerOf(state, space) !== power || armiesIn(state, space, power).ours > 0) return false
  return coastsOf(state, space).some((near) => armiesIn(state, near, power).theirs > 0)
}
