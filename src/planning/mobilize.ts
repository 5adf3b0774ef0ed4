/** Which new unit goes where: a draft that starts with everything placed (`placing.ts` changes it). */
import { LANGUAGE } from '../content/language.ts'
import {
  bankOf,
  type Counts,
  type GameState,
  placements,
  type SpaceId,
  turn,
  UNIT_TYPES,
  type UnitType,
} from '../engine/index.ts'
import { isSea, spaceIn, unitOf } from './board.ts'
import { minus, typesIn, withCount } from './counts.ts'

export type MobilizeDraft = Readonly<Record<SpaceId, Counts>>
/** `room`: how many more it takes, where that is limited; `owed`: how many it must be given (ADV-21-01). */
export type MobilizePlace = { space: SpaceId; types: UnitType[]; room?: number; owed?: number }

export const unitsToPlace = (state: GameState): Counts => bankOf(state, turn(state).power)

/** Spaces that take something of what waits, the capital first. */
export function placesFor(state: GameState): MobilizePlace[] {
  const nameOf = ({ space }: MobilizePlace) => spaceIn(state, space)?.name ?? space
  const rank = (place: MobilizePlace) =>
    isSea(place.space) ? 2 : spaceIn(state, place.space)?.capitalOf === turn(state).power ? 0 : 1
  return placements(state)
    .filter((place) => place.types.length > 0)
    .sort((a, b) => rank(a) - rank(b) || nameOf(a).localeCompare(nameOf(b), LANGUAGE, { numeric: true }))
}

/** What is owed to a place first; then each type wholly at the first space that takes it without a limit, or as far as there is room. */
export function fullDraft(state: GameState): MobilizeDraft {
  const draft: Record<SpaceId, Counts> = {}
  const places = placesFor(state)
  let bank = unitsToPlace(state)
  const put = (place: MobilizePlace | undefined, type: UnitType, most: number) => {
    const count = Math.min(most, bank[type] ?? 0)
    if (!place || count <= 0) return
    draft[place.space] = withCount(draft[place.space] ?? {}, type, count)
    bank = minus(bank, { [type]: count })
  }
  const due = places.find((place) => place.owed && place.types.some((type) => bank[type]))
  const given = due && inTableOrder(due.types).find((type) => bank[type])
  if (due && given) put(due, given, due.owed ?? 0)
  for (const type of typesIn(bank)) {
    const takers = places.filter((each) => each.types.includes(type))
    const place = takers.find((each) => each.room === undefined) ?? takers[0]
    put(place, type, place?.room ?? Number.POSITIVE_INFINITY)
  }
  return withMarkersPlaced(state, draft)
}

export const MARKER: UnitType = 'poison-gas'
const gunsIn = (counts: Counts): number =>
  typesIn(counts).reduce((sum, type) => sum + (unitOf(type)?.tags.includes('supports') ? (counts[type] ?? 0) : 0), 0)

/** How many guns of a place may carry a marker, as the draft stands. */
export const markersFor = (state: GameState, draft: MobilizeDraft, space: SpaceId): number =>
  Math.min(unitsToPlace(state)[MARKER] ?? 0, gunsIn(draft[space] ?? {}))

/** Every marker goes with a new gun (ADV-03-02): as the draft says, `first` before others, and the rest wherever guns are left. */
export function withMarkersPlaced(state: GameState, draft: MobilizeDraft, first?: SpaceId): MobilizeDraft {
  let left = unitsToPlace(state)[MARKER] ?? 0
  if (left === 0) return draft
  const next: Record<SpaceId, Counts> = { ...draft }
  const here = (space: SpaceId): Counts => next[space] ?? {}
  const give = (space: SpaceId, count: number): void => {
    next[space] = withCount(here(space), MARKER, count)
  }
  const spaces = Object.keys(next).sort((a, b) => Number(b === first) - Number(a === first))
  for (const space of spaces) {
    const count = Math.min(here(space)[MARKER] ?? 0, gunsIn(here(space)), left)
    give(space, count)
    left -= count
  }
  for (const space of [...spaces].reverse()) {
    const has = here(space)[MARKER] ?? 0
    const count = Math.min(gunsIn(here(space)) - has, left)
    give(space, has + count)
    left -= count
  }
  return next
}

export const inTableOrder = (types: readonly UnitType[]): UnitType[] => UNIT_TYPES.filter((type) => types.includes(type))
