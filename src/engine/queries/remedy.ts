import { contextOf } from '../kernel/context.ts'
import { spacesWithUnmetDuties } from '../phases/move/duties.ts'
import { findRemedy } from '../phases/move/find-remedy.ts'
import { rulesOf } from '../rulesets/index.ts'
import type { Action } from '../types/action.ts'
import type { GameState } from '../types/state.ts'

/**
 * Moves that repair all faults that keep Movement open (STD-MOV-09, STD-MOV-10, STD-TRN-11). Empty without faults; null outside
 * Movement or without a solution.
 */
export function repairMoves(state: GameState): Action[] | null {
  const { phase, pending, winner } = state.flow
  if (phase !== 'move' || pending || winner) return null
  const ctx = contextOf(rulesOf(state), state)
  return findRemedy(ctx, spacesWithUnmetDuties(ctx))
}
