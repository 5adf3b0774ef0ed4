/** Where what is on order could appear, as the board stands now. */
import { bankOf, type Counts, type GameState, placements, type SpaceId, turn, type UnitType } from '../../../engine/index.ts'
import { spaceName, t } from '../../text.ts'
import { isSea, typesIn, withCount } from '../shared/counts.ts'

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

/** "Berlin", "SZ 10 or 11": short enough for one line under a unit's name. */
export function placesText(places: readonly SpaceId[]): string {
  const land = places.filter((space) => !isSea(space)).map(spaceName)
  const zones = places.filter(isSea).map((zone) => zone.slice('sz'.length))
  const either = (words: readonly string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(words)
  return either([...land, ...(zones.length > 0 ? [t('panels.purchase.zones', { zones: either(zones) })] : [])])
}
