/** What the map lights, by phase: where a selection may go, and where new units may stand. */
import { type GameState, type SpaceId, turn } from '../../engine/index.ts'
import { placesFor } from '../../planning/mobilize.ts'
import type { Selection } from '../../planning/selection.ts'
import type { TargetClass } from '../../store/board-view.ts'
import type { Targeter } from '../../store/view.ts'

const NONE: Record<SpaceId, TargetClass> = {}

const moves: Partial<Targeter> = {}
/** Whatever chooses an army brings what that means on the map (`move/lights.ts`): before it has come nothing is chosen. */
export const lightMoves = (targeter: Targeter): unknown => Object.assign(moves, targeter)

export function litSpaces(state: GameState, selection: Selection | null): Record<SpaceId, TargetClass> {
  const { phase } = turn(state)
  if (phase === 'move' && selection) return moves.lit?.(state, selection) ?? NONE
  if (phase !== 'mobilize') return NONE
  const places = placesFor(state)
  return places.length === 0 ? NONE : Object.fromEntries(places.map(({ space }) => [space, 'reinforce' as const]))
}

/** For the map, in every phase. */
export const lights: Targeter = {
  lit: litSpaces,
  legs: (state, selection, to) => moves.legs?.(state, selection, to) ?? [],
}
