/** What a player may lose without being asked, as things stand: contested land that nobody stays in, a capital that stands open. */
import { controllerOf, type GameState, type Owner, type PowerId, type SpaceId, sideOf, turn, unitsIn } from '../engine/index.ts'
import { capitalOf, coastsOf, isLand, unitOf } from './board.ts'

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

/** Does an army of the side of the power to move stand there? */
export const isHeldByArmy = (state: GameState, space: SpaceId): boolean => armiesIn(state, space, turn(state).power).ours > 0

/** Contested land in which the side of the power to move has nobody: it is the enemy’s as Movement ends (STD-MOV-13). */
export function isAbandoned(state: GameState, space: SpaceId): boolean {
  if (!isLand(space) || controllerOf(state, space) !== 'contested') return false
  const { ours, theirs } = armiesIn(state, space, turn(state).power)
  return ours === 0 && theirs > 0
}

/** Land of a power that is empty with enemies beside it (STD-MOV-05). */
export function standsOpen(state: GameState, space: SpaceId, power: PowerId): boolean {
  if (controllerOf(state, space) !== power || armiesIn(state, space, power).ours > 0) return false
  return coastsOf(state, space).some((near) => armiesIn(state, near, power).theirs > 0)
}

/** The capital of the power to move, where it is empty with enemies beside it; whoever walks in has its treasury (STD-CAP-11). */
export function openCapital(state: GameState): SpaceId | null {
  const { power } = turn(state)
  const capital = capitalOf(power)
  return standsOpen(state, capital, power) ? capital : null
}
