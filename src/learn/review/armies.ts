import { type GameState, type Owner, type PowerId, type SpaceId, sideOf, unitsIn } from '../../engine/index.ts'
import { unitOf } from '../../planning/board.ts'

const isNobodys = (owner: Owner): boolean => owner === 'neutral'

/** Land units of both sides in a space, without neutral armies. */
export function armiesIn(state: GameState, space: SpaceId, power: PowerId): { ours: number; theirs: number } {
  const found = { ours: 0, theirs: 0 }
  for (const stack of unitsIn(state, space)) {
    if (unitOf(stack.type)?.kind !== 'land' || isNobodys(stack.power)) continue
    found[sideOf(stack.power) === sideOf(power) ? 'ours' : 'theirs'] += stack.count
  }
  return found
}
