/** What the map lights: where a selection may go, and where new units may stand, those of a bid too. */
import { decision, type GameState, type SpaceId, turn } from '../../engine/index.ts'
import { bidSpaces } from '../../planning/bid.ts'
import { placesFor } from '../../planning/mobilize.ts'
import type { Selection } from '../../planning/selection.ts'
import type { TargetClass } from '../../store/view/board-view.ts'
import type { Targeter } from '../../store/view/use-board-view.ts'

const NONE: Record<SpaceId, TargetClass> = {}

const moves: Partial<Targeter> = {}
/** Whatever chooses an army brings what that means on the map (`move/lights.ts`): before it has come nothing is chosen. */
export const lightMoves = (targeter: Targeter): unknown => Object.assign(moves, targeter)

const lightAll = (spaces: readonly SpaceId[]): Record<SpaceId, TargetClass> =>
  spaces.length === 0 ? NONE : Object.fromEntries(spaces.map((space) => [space, 'reinforce' as const]))

export function litSpaces(state: GameState, selection: Selection | null): Record<SpaceId, TargetClass> {
  const { phase } = turn(state)
  const asked = decision(state)
  if (asked?.kind === 'bid') return lightAll(bidSpaces(state, asked))
  if (phase === 'move' && selection) return moves.lit?.(state, selection) ?? NONE
  if (phase !== 'mobilize') return NONE
  return lightAll(placesFor(state).map(({ space }) => space))
}

/** For the map, in every phase. */
export const lights: Targeter = {
  lit: litSpaces,
  legs: (state, selection, to) => moves.legs?.(state, selection, to) ?? [],
}
