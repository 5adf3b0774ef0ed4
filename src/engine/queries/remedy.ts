import { contextOf } from '../kernel/context.ts'
import { spacesInFault } from '../phases/move/duties.ts'
import { findRemedy } from '../phases/move/finish.ts'
import { rulesOf } from '../rulesets/index.ts'
import type { Action } from '../types/action.ts'
import type { GameState } from '../types/state.ts'

/**
 * Moves that put Movement in order where units keep it open (guns without infantry, a power that must attack, transports without
 * their escort: STD-MOV-09, STD-MOV-10, STD-TRN-11), however many there are: the likeliest first. Empty where nothing is out of order; null where
 * nothing was found, and outside of Movement.
 */
export function remedy(state: GameState): Action[] | null {
  const { phase, pending, winner } = state.flow
  if (phase !== 'move' || pending || winner) return null
  const ctx = contextOf(rulesOf(state), state)
  return findRemedy(ctx, spacesInFault(ctx))
}
