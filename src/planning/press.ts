/** What pressing a space means in the move phase: pick up, go there, let go of what is picked, or be told why not. */
import { type GameState, type SpaceId, turn } from '../engine/index.ts'
import { canPick, picksOf } from './picks.ts'
import { isPicked, pickAll, type Selection } from './selection.ts'
import type { Target } from './target.ts'
import { targetsOf } from './targets.ts'

export type PressMeaning =
  | { do: 'go'; selection: Selection; target: Target }
  | { do: 'pick'; selection: Selection }
  | { do: 'clear' }
  /** Why the units that are picked up may not go there. */
  | { do: 'ask'; selection: Selection }
  /** The second half of a double press: it has been dealt with. */
  | { do: 'nothing' }

/** All that can still move there; null when nothing can. */
export function selectAllMovable(state: GameState, space: SpaceId): Selection | null {
  const picks = picksOf(state, space)
  // Ships that have sailed as far as they can may still have the one zone beyond, and have nothing else once others sail there (ADV-07-13).
  const lands = picks.transports.some((ship) => ship.parties.length > 0)
  const strategic = picks.canSailStrategically && (!canPick(picks) || (state.turn.strategic !== undefined && !lands))
  if (!canPick(picks) && !strategic) return null
  return strategic ? pickAll(space, picksOf(state, space, true), true) : pickAll(space, picks)
}

/** With Shift a press asks why instead of picking up. Null: it means nothing here. */
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
  // The second half of a double press is no second thought, nor does it pick up where the first half gave an order.
  if (double) return { do: 'nothing' }
  if (selection?.space === space) return { do: 'clear' }
  const picked = selectAllMovable(state, space)
  return picked && { do: 'pick', selection: picked }
}
