/** Where what is on order could appear, as the board stands now. */
import type { Counts, GameState, SpaceId, UnitType } from '../../../engine/index.ts'
import { isSea } from '../../../planning/board.ts'
import { fullDraft, placesFor } from '../../../planning/mobilize.ts'
import { spaceName, t } from '../../text.ts'
import { either } from '../shared/words.ts'

export function placesOf(state: GameState, type: UnitType): SpaceId[] {
  return placesFor(state).flatMap((place) => (place.types.includes(type) ? [place.space] : []))
}

/** The default that the mobilisation starts from. */
export const ghostsOf = (state: GameState): Record<SpaceId, Counts> => ({ ...fullDraft(state) })

/** "Berlin", "SZ 10 or 11": short enough for one line under a unit's name. */
export function placesText(places: readonly SpaceId[]): string {
  const land = places.filter((space) => !isSea(space)).map(spaceName)
  const zones = places.filter(isSea).map((zone) => zone.slice('sz'.length))
  return either([...land, ...(zones.length > 0 ? [t('panels.purchase.zones', { zones: either(zones) })] : [])])
}
