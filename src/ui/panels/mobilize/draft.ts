/** The draft of placements that is being changed. It belongs to one position: in the next one everything stands as proposed. */
import { create } from 'zustand'
import type { GameState, SpaceId } from '../../../engine/index.ts'
import { fullDraft, gatherAt, type MobilizeDraft, placesFor } from '../../../planning/mobilize.ts'
import { useGame } from '../../../store/game/game.ts'

type Drawn = { drawn: { game: GameState; draft: MobilizeDraft } | null }

export const useDraft = create<Drawn>()(() => ({ drawn: null }))

export const draftOf = (game: GameState, { drawn }: Drawn): MobilizeDraft =>
  drawn?.game === game ? drawn.draft : fullDraft(game)
export const setDraft = (game: GameState, draft: MobilizeDraft): void => useDraft.setState({ drawn: { game, draft } })

/** A press on a lit space gathers there what may stand there; false: nothing may. */
export function pressToPlace(space: SpaceId): boolean {
  const { game } = useGame.getState()
  const place = game && placesFor(game).find((each) => each.space === space)
  if (!place) return false
  setDraft(game, gatherAt(game, draftOf(game, useDraft.getState()), place))
  return true
}
