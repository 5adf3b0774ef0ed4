/** Meaning of a press on a space in Movement: select, go, deselect, or explain a refusal. */
import { type GameState, type SpaceId, turn } from '../engine/index.ts'
import { canPick, picksOf } from './picks.ts'
import { isPicked, pickAll, type Selection } from './selection.ts'
import type { Target } from './target.ts'
import { targetsOf } from './targets.ts'

export type PressMeaning =
  | { do: 'go'; selection: Selection; target: Target }
  | { do: 'pick'; selection: Selection }
  | { do: 'clear' }
  /** Explain why the selection may not go there. */
  | { do: 'ask'; selection: Selection }
  /** The second press of a double press is ignored. */
  | { do: 'nothing' }

/** All units that can still move there, or null. */
export function selectAllMovable(state: GameState, space: SpaceId): Selection | null {
  const picks = picksOf(state, space)
  // Ships without movement may have a strategic move left, and only that once others have made one (ADV-07-13).
  const lands = picks.transports.some((ship) => ship.parties.length > 0)
  const strategic = picks.canSailStrategically && (!canPick(picks) || (state.turn.strategic !== undefined && !lands))
  if (!canPick(picks) && !strategic) return null
  return strategic ? pickAll(space, picksOf(state, space, true), true) : pickAll(space, picks)
}

/** The meaning of a press; null if it has none. With Shift it explains instead of selecting. */
export function meaningOfPress(
  state: GameState,
  selection: Selection | null,
  space: SpaceId,
  { shift, double }: { shift: boolean; double: boolean },
): PressMeaning | null {
  if (turn(state).phase !== 'move') return null
  if (selection && isPicked(selection) && selection.space !== space) {
    const target = targetsOf(state, selection)[space]
    if (target) return { do: 'go', selection, target }
    const other = shift ? null : selectAllMovable(state, space)
    return other ? { do: 'pick', selection: other } : { do: 'ask', selection }
  }
  // The second press must neither select again nor repeat an order.
  if (double) return { do: 'nothing' }
  if (selection?.space === space) return { do: 'clear' }
  const picked = selectAllMovable(state, space)
  return picked && { do: 'pick', selection: picked }
}
