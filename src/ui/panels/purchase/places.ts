/** Where what is on order could appear, as the board stands now. */
import { bankOf, type Counts, type GameState, placements, type SpaceId, turn, type UnitType } from '../../../engine/index.ts'
import { typesIn, withCount } from '../shared/counts.ts'

export function placesOf(state: GameState, type: UnitType): SpaceId[] {
  return placements(state).flatMap((place) => (place.types.includes(type) ? [place.space] : []))
}

/** Each type at the first place that takes it: the default that the mobilisation starts from. */
export function ghostsOf(state: GameState): Record<SpaceId, Counts> {
  const order = bankOf(state, turn(state).power)
  const ghosts: Record<SpaceId, Counts> = {}
  for (const type of typesIn(order)) {
    const [place] = placesOf(state, type)
    if (place) ghosts[place] = withCount(ghosts[place] ?? {}, type, order[type] ?? 0)
  }
  return ghosts
}
